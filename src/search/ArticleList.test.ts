// @vitest-environment jsdom
import { createElement, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { toCard } from '../articles/schema'
import { searchArticles } from '../tests/fixture/searchArticles'
import { ArticleList } from './ArticleList'

/** Runs `onCommit` when React has hydrated the list, but before the first effects. */
function App({ onCommit }: { onCommit?: () => void }) {
  useLayoutEffect(() => onCommit?.(), [onCommit])
  const list = createElement(ArticleList, {
    placeholder: 'Search',
    articles: searchArticles.map(toCard),
    index: [{ category: 'All of them', articles: searchArticles }],
  })
  return createElement(MemoryRouter, null, list)
}

const shownCards = () => document.querySelectorAll('li:not(.noscript-only) [data-testid]').length

let unmount = () => {}
afterEach(() => {
  unmount()
  history.replaceState(null, '', '/')
})

function clickBeforeTheFirstEffects(name: string) {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(createElement(App))
  const buttons = [...container.querySelectorAll('button')]
  const onCommit = () => buttons.find(({ textContent }) => textContent === name)?.click()
  const root = hydrateRoot(container, createElement(App, { onCommit }))
  unmount = () => root.unmount()
}

test('Load More clicked while React hydrates shows six more', async () => {
  clickBeforeTheFirstEffects('Load More Articles')
  await vi.waitFor(() => expect(shownCards()).toBe(12))
})

test('and six more than the visit before showed, after Back', async () => {
  history.replaceState({ articleCount: 12 }, '')
  clickBeforeTheFirstEffects('Load More Articles')
  await vi.waitFor(() => expect(shownCards()).toBe(searchArticles.length))
  await vi.waitFor(() => expect(history.state).toEqual({ articleCount: 18 }))
})
