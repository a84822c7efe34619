import { expect, test } from 'vitest'
import { parseMarkdown } from '../markdown/renderMarkdown'
import { imagesIn, linksIn } from './addresses'

test('links are found with their lines, those of definitions and bare addresses, too', () => {
  const markdown =
    '[a](/a)\n\n![p](/p.png)\n\n[b][b]\n\n[b]: /b\n\nSee "www.c.example" and\nhttps://d.example/'
  expect(linksIn(parseMarkdown(markdown))).toEqual([
    { url: '/a', line: 1 },
    { url: '/b', line: 7 },
    { url: 'http://www.c.example', line: 9 },
    { url: 'https://d.example/', line: 10 },
  ])
})

test('images are found with their texts, those of definitions, too', () => {
  const markdown = '![p](/p.png)\n\n![A *plan*][plan] ![plan]\n\n[plan]: /plan.png'
  expect(imagesIn(parseMarkdown(markdown))).toEqual([
    { url: '/p.png', alt: 'p', line: 1 },
    { url: '/plan.png', alt: 'A plan', line: 3 },
    { url: '/plan.png', alt: 'plan', line: 3 },
  ])
})
