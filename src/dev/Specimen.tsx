/** How the page of all states shows a control: its name, and what it looks like. */
import type { ReactNode } from 'react'
import { idOf } from '../ui/idOf'

interface SpecimensProps {
  /** Names the group, and gives its id. */
  name: string
  children: ReactNode
}

/** The ids of the only groups to show, as in `/dev/states?only=buttons,fields`. */
const only = new URLSearchParams(location.search).get('only')?.split(',')

/** Controls that are photographed together. */
export function Specimens({ name, children }: SpecimensProps) {
  if (only && !only.includes(idOf(name))) return null
  return (
    <section id={idOf(name)} data-specimens="">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

interface SpecimenProps {
  /** The control and its state. */
  name: string
  /** As wide as the page, rather than as its content. */
  wide?: boolean
  children: ReactNode
}

export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <div data-specimen={wide ? 'wide' : ''}>
      <p>{name}</p>
      <div>{children}</div>
    </div>
  )
}
