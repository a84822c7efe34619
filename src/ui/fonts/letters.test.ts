import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import satori from 'satori'
import { expect, test } from 'vitest'
import { isInFonts, others, western } from './letters'

/** @returns the letters that a font of the cards, which has those of the site, does not have */
async function lackingIn(file: string, letters: string) {
  const lacking: string[] = []
  const data = readFileSync(`src/build/fonts/${file}.ttf`)
  const style = { fontFamily: file, display: 'flex' }
  await satori(createElement('div', { style }, letters), {
    width: 100,
    height: 100,
    fonts: [{ name: file, data }],
    loadAdditionalAsset: async (_, letter) => {
      lacking.push(letter)
      return []
    },
  })
  return lacking.join('')
}

test.each(['serif', 'sans'])('%s has all letters in its two files', async (file) => {
  const letters = western.replace(/[^\p{L}]/gu, '')
  expect(await lackingIn(file, letters)).toBe('')
  expect(await lackingIn(`${file}-ext`, others)).toBe('')
  expect(await lackingIn(file, 'a戦')).toBe('戦')
})

const sources = ['src/ui/loadFonts.ts', 'src/ui/fonts/fonts.css']

test.each(sources)('the second files are fetched for their letters alone: %s', (file) => {
  const ranges = readFileSync(file, 'utf8').match(/U\+[\w+,-]+/g) ?? []
  expect(ranges.length).toBeGreaterThan(0)
  for (const range of ranges) {
    const bounds = range.split(',').map((part) => part.replace('U+', '').split('-'))
    const isInRange = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0
      return bounds.some(([from = '', to = from]) => {
        return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
      })
    }
    expect([...others].filter((letter) => !isInRange(letter))).toEqual([])
    expect([...western].filter(isInRange)).toEqual([])
  }
})

test('the letters of the languages of Europe are there, in both cases, and those of others are not', () => {
  for (const letter of 'ØÆŁŠčğßẞőűțșħÞŵİıœŸ„»¿') expect(isInFonts(letter), letter).toBe(true)
  for (const letter of '戦ぁд') expect(isInFonts(letter), letter).toBe(false)
})
