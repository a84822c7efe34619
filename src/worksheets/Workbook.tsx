/** The workbook as a whole: whose it is, which of its sheets are filled in, its board pack, and how it leaves the device. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { download } from './download'
import { printAlone } from './printAlone'
import type { SheetData } from './schema'
import { load, save, subscribe, workbookKey } from './store'
import * as file from './workbookFile'

interface WorkbookProps extends SectionHeading {
  /** In their order, with the title of the article behind each and what that one cites. */
  sheets: readonly {
    id: string
    title: string
    place: string
    article: string
    sources: readonly string[]
  }[]
  /** What becomes of what is typed. */
  privacy: string
}

/** What is asked beside the sheets, as a sheet of one row. */
const cover: SheetData = {
  id: 'cover',
  title: 'Company and date',
  columns: { company: { type: 'text', label: 'Company' }, date: { type: 'text', label: 'Date' } },
  results: {},
}

const figureOf = (id: string) => document.getElementById(`worksheet:${id}`)

/** @returns the results of a sheet that have a value, a line each */
const resultsOf = (id: string) =>
  [...(figureOf(id)?.querySelectorAll('.result') ?? [])]
    .filter((result) => !result.querySelector('.sr-only'))
    .map(
      ({ previousElementSibling: label, textContent }) =>
        `- ${label?.textContent}: ${textContent}\n`,
    )

/** Takes over what comes, with a question for each sheet that is filled in otherwise. @returns what to tell the visitor */
async function takeOver(text: Promise<string>) {
  const sheets = [...document.querySelectorAll<HTMLElement>('[data-worksheet]')].map(
    ({ dataset }): SheetData => JSON.parse(dataset.worksheet ?? ''),
  )
  try {
    const all = [cover, ...sheets]
    const incoming = file.readWorkbook(await text, all)
    for (const { id, title } of all) {
      const [own, rows] = [load(workbookKey(id)), incoming[id]]
      const question = `“${title}” is filled in here, too. Replace it with what comes?`
      const isOther = rows && JSON.stringify(own) !== JSON.stringify(rows)
      if (isOther && (own.length === 0 || confirm(question))) save(workbookKey(id), rows)
    }
    return 'The workbook is taken over.'
  } catch (error) {
    return `${error instanceof Error ? error.message : error} Nothing was changed.`
  }
}

export function Workbook({ sheets, privacy, ...section }: WorkbookProps) {
  const stored = useSyncExternalStore(
    subscribe,
    () => file.writeWorkbook([cover, ...sheets].map(({ id }) => [id, load(workbookKey(id))])),
    () => file.writeWorkbook([]),
  )
  const here: file.Workbook = JSON.parse(stored).sheets
  const { company = '', date = '' } = here[cover.id]?.[0] ?? {}
  const filled = sheets.filter(({ id }) => here[id])
  const empty = sheets.filter(({ id }) => !here[id]).map(({ title }) => title)
  const [status, setStatus] = useState('')
  const [isPrinting, setPrinting] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    const takeFromLink = () => {
      const { hash, pathname } = location
      if (!hash.startsWith('#w=')) return
      history.replaceState(history.state, '', pathname)
      takeOver(file.fromFragment(hash)).then(setStatus)
    }
    takeFromLink()
    addEventListener('hashchange', takeFromLink)
    return () => removeEventListener('hashchange', takeFromLink)
  }, [])
  const share = async () => {
    const fragment = await file.toFragment(stored)
    const link = location.origin + location.pathname + fragment
    if (!fragment) return setStatus('It is too long for a link. Save it as a file, and send that.')
    try {
      await navigator.clipboard.writeText(link)
      setStatus('The link is copied. It holds the whole workbook, for whoever has it.')
    } catch {
      prompt('The link to copy:', link)
    }
  }
  const ask = () => {
    const lines = filled.map(({ id, title }) => `\n${title}\n${resultsOf(id).join('')}`)
    const message = `From the workbook of ${company || 'our company'}:\n${lines.join('')}`
    navigate(`/contact#message=${encodeURIComponent(message)}`)
  }
  const printPack = () => {
    if (filled.length === 0) return setStatus('Fill in a sheet first.')
    flushSync(() => setPrinting(true))
    const parts = filled.flatMap(({ id }) => {
      const figure = figureOf(id)
      return [
        figure?.closest('section')?.querySelector('h2'),
        figure?.querySelector('.worksheet-own'),
      ]
    })
    printAlone('pack', [...parts, ...document.querySelectorAll('.pack')], () => setPrinting(false))
  }
  const fieldOf = (name: 'company' | 'date', type: string, value: string) => (
    <Field
      label={cover.columns[name]?.label ?? ''}
      control={{
        name,
        type,
        value,
        onChange: ({ target }) =>
          save(workbookKey(cover.id), [{ company, date, [name]: target.value }]),
      }}
    />
  )
  return (
    <SectionLayout {...section}>
      <ol role="list">
        {sheets.map(({ id, title, place }) => (
          <li key={id} className="py-2 line-top flex justify-between gap-4">
            <a href={`#worksheet:${id}`} className="text-link">{`${place}: ${title}`}</a>
            <span className="needs-script text-muted">{here[id] ? 'Filled in' : 'Empty'}</span>
          </li>
        ))}
      </ol>
      <div className="needs-script">
        <div className="grid gap-4 sm:grid-cols-2 pt-6 line-top">
          {fieldOf('company', 'text', company)}
          {fieldOf('date', 'date', date)}
        </div>
        <div className="flex flex-wrap gap-3 my-5">
          <Button onClick={printPack}>Print the board pack</Button>
          <Button variant="secondary" onClick={share}>
            Copy a link
          </Button>
          <Button
            variant="secondary"
            onClick={() => download('workbook.json', 'application/json', [stored])}
          >
            Save as a file
          </Button>
          <label className="button-secondary focus-within:outline-solid">
            Open a file
            <input
              type="file"
              accept=".json"
              className="sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen) takeOver(chosen.text()).then(setStatus)
                target.value = ''
              }}
            />
          </label>
          <Button variant="secondary" onClick={ask}>
            Ask us about this
          </Button>
        </div>
        <p role="status" className="m-0 min-h-6 font-600">
          {status}
        </p>
        <p className="m-0 text-sm text-muted">{privacy}</p>
      </div>
      {isPrinting && (
        <>
          <div className="pack">
            <p className="kicker">Board pack</p>
            <p className="heading-1">{company || 'Our company'}</p>
            <p className="text-lead">{date}</p>
            <ol role="list">
              {filled.map(({ id, title, place }) => (
                <li key={id}>{`${place}: ${title}`}</li>
              ))}
            </ol>
            {empty.length > 0 && <p>{`Left out, as they are empty: ${empty.join(', ')}.`}</p>}
          </div>
          {createPortal(
            <div className="pack">
              <h2 className="heading-2">What stands behind the sheets</h2>
              {filled.map(({ id, title, article, sources }) => (
                <div key={id}>
                  <h3>{`${title}: “${article}”`}</h3>
                  <ul>
                    {sources.map((source) => (
                      <li key={source}>{source}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>,
            document.querySelector('main') ?? document.body,
          )}
        </>
      )}
    </SectionLayout>
  )
}
