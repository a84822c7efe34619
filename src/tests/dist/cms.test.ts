/** Without a repository in `site.ts`, nothing of the editor is in the built site; with or without, nothing leads there. */
import { expect, it } from 'vitest'
import { cms } from '../../site'
import { files, read } from './readDist'

it.skipIf(cms.repository)('has no editor', () => {
  expect(files.filter((file) => file.startsWith('/admin'))).toEqual([])
  expect(read('/_headers')).not.toContain('/admin')
})

it('does not name its address', () => {
  for (const file of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/speculation.json'])
    expect(read(file), file).not.toContain('/admin')
})
