/** The workbook, whose sheets are on one page: its board pack, and how it leaves the device. */
import { fill } from '../locale'
import { download } from '../ui/download'
import { workbook as words } from '../words'
import { dataOf, printPack } from './pack'
import { load, save, workbookKey } from './store'
import { fromFragment, readWorkbook, toFragment, writeWorkbook } from './workbookFile'

const figures = () => [...document.querySelectorAll<HTMLElement>('[data-worksheet]')]
const rowsOf = (figure: HTMLElement) => load(workbookKey(dataOf(figure).id))
const filled = () => figures().filter((figure) => rowsOf(figure).length > 0)
const written = () => writeWorkbook(filled().map((figure) => [dataOf(figure).id, rowsOf(figure)]))

/** Stores another workbook, and asks before it replaces a sheet. @returns a message for the visitor */
async function takeOver(text: Promise<string>) {
  try {
    const sheets = figures().map(dataOf)
    const incoming = readWorkbook(await text, sheets)
    sheets.forEach(({ id, title }) => {
      const [own, rows] = [load(workbookKey(id)), incoming[id]]
      const isOther = rows && JSON.stringify(own) !== JSON.stringify(rows)
      const question = fill(words.replace, { title })
      if (isOther && (own.length === 0 || confirm(question))) save(workbookKey(id), rows)
    })
    return words.takenOver
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fill(words.notTakenOver, { reason })
  }
}

async function share() {
  const fragment = await toFragment(written())
  if (!fragment) return words.noLink
  const link = location.origin + location.pathname + fragment
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    prompt(words.link, link)
  }
  return words.copied
}

const openFile = () =>
  new Promise<string>((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json' })
    input.onchange = () => {
      const [file] = input.files ?? []
      if (file) resolve(takeOver(file.text()))
    }
    input.click()
  })

/** Opens the contact form with the results so far. */
function ask() {
  const sheets = figures().filter(({ dataset }) => dataset.results)
  const texts = sheets.map((figure) => `${dataOf(figure).title}\n${figure.dataset.results}`)
  location.assign(`/contact#message=${encodeURIComponent(texts.join('\n\n'))}`)
  return ''
}

/** An action of a button, which returns a message for the visitor. */
export type Action = () => string | Promise<string>

/** The actions by the labels of their buttons. */
export const actions: Record<string, Action> = {
  [words.print]: () => printPack(filled()),
  [words.copyLink]: share,
  [words.save]: () => download('workbook.json', 'application/json', [written()]),
  [words.open]: openFile,
  [words.ask]: ask,
}

/** Follows the links that hold a workbook, now and while the page is open. */
export function followLinks(report: (message: string) => void, signal: AbortSignal) {
  const follow = () => {
    const { hash, pathname } = location
    if (!hash.startsWith('#w=')) return
    history.replaceState(history.state, '', pathname)
    takeOver(fromFragment(hash)).then(report)
  }
  follow()
  addEventListener('hashchange', follow, { signal })
}
