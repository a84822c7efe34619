/** The elements that figures are made of. */
import type { Element, ElementContent, Properties } from 'hast'

export type Child = ElementContent | string | undefined

export const element = (
  tagName: string,
  properties: Properties,
  ...children: Child[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.flatMap((child): ElementContent[] => {
    if (typeof child === 'string') return [{ type: 'text', value: child }]
    return child ? [child] : []
  }),
})

/** Its role says that it is a list, which Safari forgets where the style sheet takes the markers away. */
export const list = (tagName: 'ol' | 'ul', items: Child[][], ...className: string[]) =>
  element(
    tagName,
    { role: 'list', ...(className.length > 0 && { className }) },
    ...items.map((children) => element('li', {}, ...children)),
  )

export interface Item {
  /** Stands above the title. */
  label?: string | undefined
  title: string
  text?: string | undefined
}

/** What an item of a list consists of. */
export const itemOf = ({ label, title, text }: Item): Child[] => [
  ...(label ? [element('span', { className: ['label'] }, label), ' '] : []),
  element('strong', {}, title),
  text ? element('p', {}, text) : undefined,
]
