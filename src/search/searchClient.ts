/** Asks the worker; where that cannot start, searches in the page. */
import type { Answer } from './searchEngine'
import type { Wish } from './searchQuery'
import type { Request } from './searchWorker'

type Reply = { id: number } & ({ answer: Answer } | { failed: string })
interface Waiting {
  wish: Wish
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let inPage: Promise<(wish: Wish) => Promise<Answer>> | undefined
let last = 0

function openInPage() {
  inPage ??= import('./loadSearchEngine').then(({ openEngine }) => openEngine())
  return inPage
}

const askInPage = async (wish: Wish) => (await openInPage())(wish)

function startWorker() {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.failed))
  })
  started.addEventListener('error', () => {
    console.warn('The search runs in the page, as its worker did not start')
    // From now on, whether or not anyone waits; a failure reaches those who ask.
    openInPage().catch(() => {})
    for (const { wish, resolve } of waiting.values()) resolve(askInPage(wish))
    waiting.clear()
  })
  return started
}

/** @throws Error 'Failed to fetch articles' where the list cannot be read */
export function ask(wish: Wish): Promise<Answer> {
  if (inPage) return askInPage(wish)
  worker ??= startWorker()
  const request: Request = { id: ++last, wish }
  const answer = new Promise<Answer>((resolve, reject) => {
    waiting.set(request.id, { wish, resolve, reject })
  })
  worker.postMessage(request)
  return answer
}
