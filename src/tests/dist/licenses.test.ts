/** What visitors get comes with its licenses. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cms } from '../../site'
import { headersOf } from './headersOf'
import { read } from './readDist'

const text = read('/licenses.txt')
const titleOf = (name: string) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `\n${name} ${version} (`
}

it('names the packages of the browser’s bundle and of the function, the bundler’s own code, and the fonts', () => {
  const names = ['react-dom', '@radix-ui/react-toast', 'minisearch', 'valibot', 'vite']
  for (const name of [...names, '@fontsource-variable/fraunces'])
    expect(text).toContain(titleOf(name))
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/gi)?.length).toBeGreaterThanOrEqual(2)
})

it('names nothing that only the build uses, nor the editor where there is none', () => {
  const names = ['satori', 'shiki', 'typescript', ...(cms.repository ? [] : ['@sveltia/cms'])]
  for (const name of names) expect(text).not.toContain(titleOf(name))
})

it('is no page for search engines', () => {
  expect(headersOf('/licenses.txt')['x-robots-tag']).toBe('noindex')
})
