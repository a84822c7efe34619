import { expect, test } from 'vitest'
import { picturesIn } from '../pictures'
import { renderPageTable } from './pageObjects'

const context = {
  file: 'src/pages/a.ts',
  kind: 'page',
  path: '/a',
  pictures: picturesIn('public'),
} as const

test.each([
  [4, 3],
  [undefined, undefined],
] as const)(
  'columns have the shares of the width that their table gives them: %s, %s',
  async (...shares) => {
    const columns = shares.map((share, n) => ({ label: `Column ${n}`, share }))
    const table = { caption: 'Caption', columns, rows: [['a', 'b']] }
    const { html, problems } = await renderPageTable(table, context, () => 1)
    const found = [...html.matchAll(/<col class="share-(\d+)">/g)].map(([, share]) => Number(share))
    expect(problems).toEqual([])
    expect(found).toEqual(shares.filter((share) => share !== undefined))
    expect(html.includes('<colgroup>')).toBe(found.length > 0)
  },
)
