/** Every control of the design system in every state that an attribute gives it; the pointer and the keyboard give the others. */
import { useEffect } from 'react'
import { saveFields } from '../worksheets/storage'
import { Controls } from './Controls'
import type { StatesContent } from './content'
import { Forms } from './Forms'
import { Messages } from './Messages'
import { PagePart } from './PagePart'
import { Specimens } from './Specimen'

// The sheet of the article opens where something was typed; here, what is not allowed.
saveFields('worksheet:states-pilot-worth', [{ name: 'Letters', value: '5000', chance: 'High' }])
saveFields('worksheet:sheet', [{ who: 'A group', weeks: '3' }])

export function StatesPage({ content: { cards, parts } }: { content: StatesContent }) {
  useEffect(() => {
    for (const details of document.querySelectorAll('[data-open] details'))
      details.setAttribute('open', '')
  }, [])
  return (
    <>
      <Controls cards={cards} />
      <Forms cards={cards} />
      <Messages />
      {parts.map((part) => (
        <Specimens key={part.meta.title} name={part.meta.title}>
          <PagePart page={part} />
        </Specimens>
      ))}
    </>
  )
}
