/** Fields, the search box and its outcomes, marks and progress. */
import { useEffect, useRef } from 'react'
import { PathProgress } from '../articles/PathProgress'
import { ReadMark } from '../articles/ReadMark'
import { markAsRead } from '../articles/readingProgress'
import type { DatedCard } from '../articles/schema'
import { LoadError } from '../search/LoadError'
import { NoResults } from '../search/NoResults'
import { SearchBox } from '../search/SearchBox'
import { Field } from '../ui/Field'
import { Specimen, Specimens } from './Specimen'

const group = (text: string) => ({ value: text, text })
const choices = {
  category: ['Operations', 'Team Planning'].map(group),
  author: ['A. Reader', 'B. Writer'].map(group),
  path: ['A first path', 'A second path'].map(group),
}
const query = { term: 'latnern', category: 'Operations', count: 6 }
const result = {
  ...{ matches: [], total: 0, bodyMatches: [], textsPending: false },
  totalWithout: { category: 2, author: 0, path: 0 },
  suggestions: ['lantern', 'a lantern with a long name'],
}
const ignore = () => {}

export function Forms({ cards }: { cards: readonly DatedCard[] }) {
  const box = useRef<HTMLInputElement>(null)
  const steps = cards.slice(0, 3).map((card) => ({ ...card, author: 'A. Reader' }))
  const [read, unread] = steps
  useEffect(() => {
    if (box.current) box.current.value = 'lantern'
    markAsRead(read ? [read.slug] : [], true)
  }, [read])
  return (
    <>
      <Specimens name="Fields">
        <Specimen name="Empty">
          <Field label="Name" control={{ name: 'empty', required: true }} />
        </Specimen>
        <Specimen name="Filled">
          <Field label="Name" control={{ name: 'filled', required: true, defaultValue: 'Ada' }} />
        </Specimen>
        <Specimen name="Optional">
          <Field label="Organization" control={{ name: 'optional' }} />
        </Specimen>
        <Specimen name="Invalid">
          <Field
            label="Email"
            error="Please enter an address such as ada@reader.example"
            control={{ name: 'invalid', required: true, defaultValue: 'ada@' }}
          />
        </Specimen>
        <Specimen name="Of several lines">
          <Field label="Message" rows={3} control={{ name: 'lines', required: true }} />
        </Specimen>
        <Specimen name="Of several lines, invalid">
          <Field
            label="Message"
            rows={3}
            error="Please write a message"
            control={{ name: 'lines-invalid', required: true }}
          />
        </Specimen>
        <Specimen name="Mark, unchecked">{unread && <ReadMark {...unread} />}</Specimen>
        <Specimen name="Mark, checked">{read && <ReadMark {...read} />}</Specimen>
        <Specimen name="Progress">
          <PathProgress articles={steps} />
        </Specimen>
      </Specimens>
      <Specimens name="Search">
        <Specimen name="Box, filled, and what narrows the list" wide>
          <SearchBox
            {...{ box, choices, category: 'Operations', onSearch: ignore, onFocus: ignore }}
            placeholder="Search articles..."
          />
        </Specimen>
        <Specimen name="Nothing found" wide>
          <NoResults {...{ query, choices, result }} onSearch={ignore} />
        </Specimen>
        <Specimen name="Failed" wide>
          <LoadError />
        </Specimen>
      </Specimens>
    </>
  )
}
