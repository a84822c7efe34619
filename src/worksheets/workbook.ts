/** The workbook, whose sheets are on one page: its board pack, and how it leaves the device and comes to it. */
import { fill } from '../locale'
import { download } from '../ui/download'
import { handOver } from '../ui/handOver'
import { workbook as words, worksheetForm } from '../words'
import { create } from './fields'
import { dataOf, printPack, withEachCase } from './pack'
import { mergeRaters, sheetsToMerge } from './raters'
import { store, workbookKey } from './store'
import {
  fromFragment,
  readWorkbook,
  toFragment,
  type Workbook,
  writeWorkbook,
} from './workbookFile'

const prefix = workbookKey('')
const figures = () => [...document.querySelectorAll<HTMLElement>('[data-worksheet]')]
const known = () => figures().map(dataOf)
const written = (workbook: Workbook) => writeWorkbook(workbook, known())

/** @returns the figures that have something filled in, in any of their cases */
const filled = () => {
  const ids = [...store.all(prefix).keys()].map((id) => id.split('@')[0])
  return figures().filter((figure) => ids.includes(dataOf(figure).id))
}

/**
 * Asks the visitor to choose one of several answers, and waits for it.
 * @param answers the labels of the buttons, by what is returned; the first one is that of Escape
 * @param kind a window above the page, or a bar at its edge, beside which the page can be used
 */
function chooseOne(
  question: string,
  answers: Readonly<Record<string, string>>,
  kind: 'window' | 'bar' = 'window',
) {
  return new Promise<string>((resolve) => {
    const [first = ''] = Object.keys(answers)
    const dialog = create('dialog', { className: `worksheet-question worksheet-${kind}` })
    const text = create('p', { id: 'worksheet-question', textContent: question })
    dialog.setAttribute('aria-labelledby', text.id)
    const buttons = Object.entries(answers).map(([answer, textContent]) => {
      const className = 'button-quiet border border-solid border-edge'
      const onclick = () => dialog.close(answer)
      return create('button', { type: 'button', className, textContent, onclick })
    })
    dialog.append(text, ...buttons)
    dialog.onclose = () => {
      dialog.remove()
      resolve(dialog.returnValue || first)
    }
    document.body.append(dialog)
    if (kind === 'bar') dialog.show()
    else dialog.showModal()
  })
}

/** Stores another workbook in place of the visitor's. @returns a message for the visitor */
const replaceWith = (workbook: Workbook) =>
  store.replaceAll(prefix, workbook) ? words.takenOver : words.takenOverUnstored

function merge(workbooks: readonly Workbook[]) {
  const refused = mergeRaters(workbooks, known())
  return fill(refused ? words.notAllMerged : words.merged, {
    count: workbooks.length - refused,
    refused,
  })
}

/** Shows another workbook without storing it. @returns a message for the visitor, once they have seen enough */
async function look(workbook: Workbook) {
  store.view(prefix, workbook)
  const answer = await chooseOne(
    words.viewing,
    { keep: words.backToMine, take: words.takeAll },
    'bar',
  )
  // What was typed while looking is taken, too.
  const seen = store.all(prefix)
  store.view(prefix)
  return answer === 'take' ? replaceWith(seen) : words.kept
}

/** Takes over what the visitor opens, and asks before it replaces anything. @returns a message for the visitor */
async function takeOver(texts: Promise<readonly string[]>) {
  try {
    store.view(prefix)
    const workbooks = (await texts).map((text) => readWorkbook(text, known()))
    const [incoming, ...others] = workbooks
    if (!incoming) return ''
    const own = store.all(prefix)
    if (others.length === 0 && written(incoming) === written(own)) return words.same
    if (others.length === 0 && own.size === 0) return replaceWith(incoming)
    const answers: Record<string, string> = { keep: words.keepMine }
    const [rated] = sheetsToMerge(workbooks, known())
    if (rated) answers.merge = fill(words.mergeInto, { title: rated.title })
    if (others.length === 0) Object.assign(answers, { look: words.look, take: words.takeAll })
    const question = others.length > 0 ? words.severalFiles : words.question
    const answer = await chooseOne(question, answers)
    if (answer === 'look') return look(incoming)
    if (answer === 'take') return replaceWith(incoming)
    return answer === 'merge' ? merge(workbooks) : words.kept
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fill(words.notTakenOver, { reason })
  }
}

async function share() {
  const own = store.all(prefix)
  if (own.size === 0) return words.nothingToSend
  const fragment = await toFragment(written(own))
  if (!fragment) return words.noLink
  const link = location.origin + location.pathname + fragment
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    prompt(words.link, link)
  }
  return words.copied
}

const openFiles = () =>
  new Promise<string>((resolve) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', accept: '.json', multiple: true })
    input.onchange = () => {
      const files = [...(input.files ?? [])]
      resolve(takeOver(Promise.all(files.map((file) => file.text()))))
    }
    input.oncancel = () => resolve('')
    input.click()
  })

/** @returns whose workbook it is, the decision on each case, and the results of each sheet */
function summary() {
  const paragraphs: string[] = []
  const perCase = known().find(({ per }) => per)?.per
  for (const figure of filled()) {
    const { id, title, columns } = dataOf(figure)
    const rows = store.load(workbookKey(id))
    if (id === 'cover')
      paragraphs.push(
        ...Object.entries(columns).map(([name, { label }]) => `${label}: ${rows[0]?.[name] ?? ''}`),
      )
    const decisions = id === perCase?.sheet ? rows : []
    const lines = decisions.map(
      (cells) => `- ${cells[perCase?.name ?? '']}: ${cells[perCase?.when ?? ''] ?? ''}`,
    )
    withEachCase(figure, (name) => {
      const head = name ? `${title}, ${name}` : title
      const { results } = figure.dataset
      if (results) paragraphs.push([head, ...lines, results].join('\n'))
    })
  }
  return paragraphs.join('\n\n')
}

/** Opens the contact form with the results so far. */
function ask() {
  handOver(summary())
  // The app goes there itself, so that the text arrives where the browser stores nothing, too.
  document.querySelector<HTMLElement>('a[href="/contact"]')?.click()
  return ''
}

let cleared: Workbook | undefined
/** Clears all sheets; called again, brings them back. */
function clearAll() {
  const own = store.all(prefix)
  if (own.size > 0) {
    cleared = own
    store.replaceAll(prefix, new Map())
    return words.cleared
  }
  if (!cleared) return words.nothingToClear
  store.replaceAll(prefix, cleared)
  cleared = undefined
  return words.undone
}

function save() {
  const own = store.all(prefix)
  if (own.size === 0) return words.nothingToSend
  return download('workbook.json', 'application/json', [written(own)])
}

/** An action of a button, which returns a message for the visitor. */
export type Action = () => string | Promise<string>

/** The actions by the labels of their buttons. */
export const actions: Record<string, Action> = {
  [words.print]: () => printPack(filled()),
  [words.copyLink]: share,
  [words.save]: save,
  [words.open]: openFiles,
  [words.ask]: ask,
  [words.clearAll]: clearAll,
}

/** Shows beside the sheets, where there is room, a link to each, which says whether it is filled in, and in view. */
export function showRail(signal: AbortSignal) {
  const rail = create('nav', { className: 'sheet-rail', ariaLabel: words.sheets })
  const sheets = figures().filter((figure) => dataOf(figure).id !== 'cover')
  const sections = sheets.map((figure): Element => figure.closest('section') ?? figure)
  const links = sheets.map(({ id }) => create('a', { href: `#${id}` }))
  const update = () => {
    const withText = filled()
    sheets.forEach((figure, n) => {
      const isFilled = withText.includes(figure)
      const state = isFilled ? worksheetForm.filledIn : worksheetForm.empty
      const label = `${dataOf(figure).title} (${state})`
      Object.assign(links[n] ?? {}, { title: label, ariaLabel: label })
      links[n]?.classList.toggle('filled', isFilled)
    })
  }
  rail.append(...links)
  document.body.append(rail)
  const mark = ({ target, isIntersecting }: IntersectionObserverEntry) => {
    const link = links[sections.indexOf(target)]
    if (link) link.ariaCurrent = isIntersecting ? 'location' : null
  }
  // The sheet whose section, with heading and lead, is in the middle of the window is in view.
  const observer = new IntersectionObserver((entries) => entries.forEach(mark), {
    rootMargin: '-50% 0px',
  })
  for (const section of sections) observer.observe(section)
  signal.addEventListener('abort', () => observer.disconnect())
  signal.addEventListener('abort', store.subscribe(update))
  signal.addEventListener('abort', () => rail.remove())
  update()
}

/** Follows the links that hold a workbook, now and while the page is open. */
export function followLinks(report: (message: string) => void, signal: AbortSignal) {
  const follow = () => {
    const { hash, pathname } = location
    if (!hash.startsWith('#w=')) return
    history.replaceState(history.state, '', pathname)
    takeOver(fromFragment(hash).then((text) => [text])).then(report)
  }
  follow()
  addEventListener('hashchange', follow, { signal })
  // An open question belongs to the page, and gets its first answer.
  signal.addEventListener('abort', () =>
    document.querySelector<HTMLDialogElement>('.worksheet-question')?.close(),
  )
}
