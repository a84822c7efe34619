// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Prose } from './Prose'

function Path() {
  return <output>{useLocation().pathname}</output>
}

test.each([
  ['/plan', '/plan'],
  ['/plan.pdf', '/'],
  ['#part', '/'],
])('a click on a link to %s shows the page %s', async (href, path) => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(
    <MemoryRouter>
      <Prose html={`<a href="${href}">Link</a>`} />
      <Path />
    </MemoryRouter>,
  )
  const link = await vi.waitUntil(() => container.querySelector('a'))
  const isTaken = new Promise((resolve) => {
    const listener = (event: Event) => {
      resolve(event.defaultPrevented)
      // The document of the test cannot load another one.
      event.preventDefault()
    }
    document.addEventListener('click', listener, { once: true })
  })
  link.click()
  expect(await isTaken).toBe(path !== '/')
  await vi.waitUntil(() => container.querySelector('output')?.textContent === path)
  root.unmount()
})
