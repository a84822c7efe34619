// @vitest-environment jsdom
import { createElement, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { toCard } from '../articles/schema'
import { searchArticles } from '../tests/fixture/searchArticles'
import { articleList } from '../words'
import { ArticleList } from './ArticleList'
import type { SearchRequest, SearchResponse } from './searchWorker'

const cards = searchArticles.map(toCard)

/** A worker that does nothing by itself. */
class FakeWorker {
  static all: FakeWorker[] = []
  requests: SearchRequest[] = []
  onmessage = (_event: { data: SearchResponse }) => {}
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(request: SearchRequest) {
    this.requests.push(request)
  }
  /** Answers a request with the first cards. */
  respond({ id, query }: SearchRequest, total: number) {
    const none = { hits: [], totalHits: 0, isWithinWords: false, suggestions: [] }
    const matches = cards.slice(0, total)
    this.onmessage({
      data: { id, result: { query, matches, total, totalInAllCategories: total, ...none } },
    })
  }
}
vi.stubGlobal('Worker', FakeWorker)

/** Runs `onCommit` when React has hydrated the list, but before the first effects. */
function App({ onCommit }: { onCommit?: () => void }) {
  useLayoutEffect(() => onCommit?.(), [onCommit])
  const list = createElement(ArticleList, {
    placeholder: 'Search',
    articles: cards,
    index: [{ category: 'All of them', articles: searchArticles }],
  })
  return createElement(MemoryRouter, null, list)
}

let unmount = () => {}
afterEach(() => {
  unmount()
  history.replaceState(null, '', '/')
})

/** @returns what is shown, once React hydrates it */
function open(onCommit?: (container: HTMLElement) => void) {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(createElement(App))
  const root = hydrateRoot(
    container,
    createElement(App, { onCommit: onCommit && (() => onCommit(container)) }),
  )
  unmount = () => root.unmount()
  return container
}

/** Waits as long as a busy machine takes. */
const until = (check: () => void) => vi.waitFor(check, 30_000)

const shownCards = (container: HTMLElement) =>
  container.querySelectorAll('li:not(.noscript-only) [data-testid]')

test('Load More clicked while React hydrates, after Back, shows six more than the visit before', async () => {
  history.replaceState(null, '', '/?show=12')
  const container = open((container) => {
    const buttons = [...container.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === articleList.loadMore)?.click()
  })
  await until(() => expect(shownCards(container)).toHaveLength(searchArticles.length))
  await until(() => expect(location.search).toBe('?show=18'))
})

test('of two searches the newer one is shown, with the cards and with the texts', async () => {
  const container = open()
  await until(() => expect(shownCards(container)).toHaveLength(6))
  const box = container.querySelector('input')
  if (!box) throw new Error('There is no box')
  for (const term of ['p', 'pl']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, term)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const [worker, ...others] = FakeWorker.all
  expect(others).toEqual([])
  const [first, second] = worker?.requests ?? []
  if (!worker || !first || !second) throw new Error('Two searches were not run')
  expect([first.query.term, second.query.term]).toEqual(['p', 'pl'])
  worker.respond(first, 1)
  worker.respond(second, 2)
  await until(() => expect(shownCards(container)).toHaveLength(2))
  worker.respond(second, 3)
  await until(() => expect(shownCards(container)).toHaveLength(3))
})
