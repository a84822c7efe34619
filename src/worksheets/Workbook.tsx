/** The workbook as a whole: whose it is, which of its sheets are filled in, its board pack, and how it leaves the device. */
import { useEffect, useState, useSyncExternalStore } from 'react'
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
  /** In their order. */
  sheets: readonly { id: string; title: string; place?: string }[]
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
function resultsOf(id: string) {
  const places = [...(figureOf(id)?.querySelectorAll('.result') ?? [])]
  const filled = places.filter((place) => !place.querySelector('.sr-only'))
  return filled.map(
    (place) => `\n- ${place.previousElementSibling?.textContent}: ${place.textContent}`,
  )
}

/** Takes over what comes, with a question for each sheet that is filled in otherwise. @returns what to tell the visitor */
async function takeOver(text: Promise<string>) {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-worksheet]')]
  const sheets = [
    cover,
    ...figures.map(({ dataset }): SheetData => JSON.parse(dataset.worksheet ?? '')),
  ]
  try {
    const incoming = file.readWorkbook(await text, sheets)
    for (const { id, title } of sheets) {
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
  const [status, setStatus] = useState('')
  const navigate = useNavigate()
  const stored = useSyncExternalStore(
    subscribe,
    () => file.writeWorkbook([cover, ...sheets].map(({ id }) => [id, load(workbookKey(id))])),
    () => file.writeWorkbook([]),
  )
  const here: file.Workbook = JSON.parse(stored).sheets
  const [own = {}] = here[cover.id] ?? []
  const filled = sheets.filter(({ id }) => here[id])

  useEffect(() => {
    const takeLink = () => {
      const { hash, pathname } = location
      if (!hash.startsWith('#w=')) return
      history.replaceState(history.state, '', pathname)
      takeOver(file.fromFragment(hash)).then(setStatus)
    }
    takeLink()
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [])
  const printPack = () => {
    if (filled.length === 0) return setStatus('Fill in a sheet first.')
    const parts = filled.flatMap(({ id }) => [
      figureOf(id)?.closest('section')?.querySelector('h2'),
      figureOf(id)?.querySelector('.worksheet-own'),
    ])
    const sources = document.getElementById('sources')?.closest('section')
    printAlone('filled', [document.querySelector('.cover'), ...parts, sources])
  }
  const share = async () => {
    const fragment = await file.toFragment(stored)
    if (!fragment) return setStatus('It is too long for a link. Save it as a file, and send that.')
    const link = location.origin + location.pathname + fragment
    try {
      await navigator.clipboard.writeText(link)
      setStatus('The link is copied. It holds the whole workbook, for whoever has it.')
    } catch {
      prompt('The link to copy:', link)
    }
  }
  const openFile = () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json' })
    input.onchange = () => {
      const [chosen] = input.files ?? []
      if (chosen) takeOver(chosen.text()).then(setStatus)
    }
    input.click()
  }
  const ask = () => {
    const lines = filled.map(({ id, title }) => `\n\n${title}${resultsOf(id).join('')}`)
    const message = `From the workbook of ${own.company || 'our company'}:${lines.join('')}`
    navigate(`/contact#message=${encodeURIComponent(message)}`)
  }
  const actions = {
    'Print the board pack': printPack,
    'Copy a link': share,
    'Save as a file': () => download('workbook.json', 'application/json', [stored]),
    'Open a file': openFile,
    'Ask us about this': ask,
  }
  return (
    <SectionLayout {...section}>
      <div className="cover">
        <p className="hidden print:block heading-1">{own.company || 'Our company'}</p>
        <p className="hidden print:block text-lead">{own.date}</p>
        <ol role="list">
          {sheets.map(({ id, title, place }) => (
            <li key={id} className="py-2 line-top flex justify-between gap-4">
              <a href={`#worksheet:${id}`} className="text-link">{`${place}: ${title}`}</a>
              <span className="needs-script text-muted">{here[id] ? 'Filled in' : 'Empty'}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="needs-script line-top">
        <div className="grid gap-4 sm:grid-cols-2 pt-6">
          {Object.entries(cover.columns).map(([name, { label }]) => (
            <Field
              key={name}
              label={label}
              control={{
                name,
                type: name === 'date' ? 'date' : 'text',
                value: own[name] ?? '',
                onChange: ({ target }) =>
                  save(workbookKey(cover.id), [{ ...own, [name]: target.value }]),
              }}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-3 my-5">
          {Object.entries(actions).map(([text, act], n) => (
            <Button key={text} variant={n > 0 ? 'secondary' : 'primary'} onClick={act}>
              {text}
            </Button>
          ))}
        </div>
        <p role="status" className="m-0 min-h-6 font-600">
          {status}
        </p>
        <p className="m-0 text-sm text-muted">{privacy}</p>
      </div>
    </SectionLayout>
  )
}
