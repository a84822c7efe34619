/** Links of the built pages; that each leads somewhere is checked by the build. */
import { expect, it } from 'vitest'
import { legal } from '../../site'
import { files, findPage, pages, parse, read } from './readDist'

it('opens every outbound link in a new tab, but for those that open another program', () => {
  for (const { path, document } of pages)
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]'))
      expect(`${anchor.target} ${anchor.rel}`, `${path}: ${anchor.href}`).toContain(
        '_blank noopener',
      )
})

it.each(pages)(
  '$path links to the privacy notice, the imprint and the accessibility statement in its footer',
  ({ document }) => {
    const found = [...document.querySelectorAll('footer a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(found).toEqual(expect.arrayContaining(Object.values(legal).map(({ to }) => to)))
  },
)

it('links from the page of a frame to pages of the site, in a new tab', () => {
  const links = files
    .filter((file) => /^\/embed\/.*\.html$/.test(file))
    .flatMap((file) => [...parse(read(file)).querySelectorAll('a')])
  expect(links.map(({ target }) => target)).toEqual(links.map(() => '_blank'))
  const paths = links.map((link) => link.getAttribute('href') ?? '')
  expect(paths).toContain(legal.privacy.to)
  expect(paths.filter((path) => !findPage(path))).toEqual([])
})
