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

let unmount = () => {}
afterEach(() => {
  unmount()
  history.replaceState(null, '', '/')
})

test('Load More clicked while React hydrates, after Back, shows six more than the visit before', async () => {
  history.replaceState({ articleCount: 12 }, '')
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(createElement(App))
  const buttons = [...container.querySelectorAll('button')]
  const loadMore = buttons.find(({ textContent }) => textContent === 'Load More Articles')
  const root = hydrateRoot(container, createElement(App, { onCommit: () => loadMore?.click() }))
  unmount = () => root.unmount()
  const shownCards = () => container.querySelectorAll('li:not(.noscript-only) [data-testid]')
  await vi.waitFor(() => expect(shownCards()).toHaveLength(searchArticles.length))
  await vi.waitFor(() => expect(history.state).toEqual({ articleCount: 18 }))
})
