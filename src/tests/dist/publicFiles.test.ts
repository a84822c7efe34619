/** What the build adds to the files of `public/`: one there that would be lost stops a build, which must know all names. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isWritten } from '../../content/links/publicFiles'
import { source } from '../fixture/fixture'
import { files } from './readDist'

it('every file that is neither a page nor a picture has a name that is known', () => {
  const added = files
    .filter((file) => !existsSync(`${source}/public${file}`))
    .filter((file) => !/\.(html|md)$|^\/(images|portraits)\//.test(file))
  expect(added).toContain('/_headers')
  expect(added.filter((file) => !isWritten(file))).toEqual([])
})
