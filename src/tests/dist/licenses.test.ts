/** What visitors get comes with its licenses: the bundler's list, and a file each for what it does not see. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read } from './readDist'

const text = read('/licenses.txt')
const titleOf = (name: string) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  return `\n## ${name} - ${version} (`
}

it('names the packages of the browser’s bundle, and nothing that only the build uses', () => {
  for (const name of ['react-dom', '@headlessui/react', 'valibot', '@modular-forms/react'])
    expect(text).toContain(titleOf(name))
  for (const name of ['satori', 'shiki', 'typescript', 'vite-react-ssg'])
    expect(text).not.toContain(titleOf(name))
})

it.each([
  ['fraunces', /SIL OPEN FONT LICENSE Version 1\.1/],
  ['instrument-sans', /SIL OPEN FONT LICENSE Version 1\.1/i],
  ['minisearch', /Permission is hereby granted/],
  ['modular-forms-react', /Permission is hereby granted/],
  ['rolldown', /Permission is hereby granted/],
  ['vite', /Permission is hereby granted/],
])('has that of %s as a file', (name, license) =>
  expect(read(`/licenses/${name}.txt`)).toMatch(license),
)
