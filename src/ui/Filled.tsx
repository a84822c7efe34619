/** A text of `words.ts` with elements, such as a link, in the places of their names. */
import { Fragment, type ReactNode } from 'react'

interface FilledProps {
  text: string
  values: Readonly<Record<string, ReactNode>>
}

export function Filled({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/)
  // Every second part is a name.
  return parts.map((part, n) => (n % 2 ? <Fragment key={part}>{values[part]}</Fragment> : part))
}
