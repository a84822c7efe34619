/** The ids that links to a page may name, which the check of content derives, are those that the page has. */
import { expect, it } from 'vitest'
import { readGlossary } from '../../content/glossary'
import { pageIds } from '../../content/links/pageIds'
import { pageFiles } from '../../content/pageFiles'
import { glossaryPath } from '../../site'
import { source } from '../fixture/fixture'
import { pageAt } from './readDist'

const { terms } = await readGlossary(`${source}/articles/glossary.yaml`)

it.each(pageFiles)('$path has the ids that are derived of it', async (page) => {
  const derived = await pageIds(page, page.path === glossaryPath ? terms : [])
  const { document } = pageAt(page.path)
  // Nobody links to a field of a form, or to the list that is made of the headings.
  const built = [...document.querySelectorAll('main [id]')]
    .map(({ id }) => id)
    .filter((id) => id !== 'contents' && !/^(field-|headlessui|:|_r_)/.test(id))
  expect([...derived].sort()).toEqual(built.sort())
})
