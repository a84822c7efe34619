/** Asks the worker; where that cannot start, searches in the page. */
import type { Answer, Query } from './engine'
import type { Request } from './worker'

type Reply = { id: number } & ({ answer: Answer } | { failed: string })
interface Waiting {
  query: Query
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let inPage: Promise<(query: Query) => Promise<Answer>> | undefined
let last = 0

async function askInPage(query: Query) {
  inPage ??= import('./openEngine').then(({ openEngine }) => openEngine())
  return (await inPage)(query)
}

function startWorker() {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.failed))
  })
  started.addEventListener('error', () => {
    console.warn('The search runs in the page, as its worker did not start')
    inPage ??= import('./openEngine').then(({ openEngine }) => openEngine())
    for (const { query, resolve } of waiting.values()) resolve(askInPage(query))
    waiting.clear()
  })
  return started
}

/** @throws Error 'Failed to fetch articles' where the list cannot be read */
export function ask(query: Query): Promise<Answer> {
  if (inPage) return askInPage(query)
  worker ??= startWorker()
  const request: Request = { id: ++last, query }
  const answer = new Promise<Answer>((resolve, reject) => {
    waiting.set(request.id, { query, resolve, reject })
  })
  worker.postMessage(request)
  return answer
}
