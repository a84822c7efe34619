/** Every class in a component is defined by UnoCSS or in a style sheet; a misspelled one would have no effect. */
import { readdirSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import config from '../../uno.config'
import { noscriptCss } from './inlined'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const views = files.filter((file) => file.endsWith('.tsx'))
const sheets = files.filter((file) => file.endsWith('.css'))

/** Shortcuts with a name, without the patterns. */
const shortcuts: Record<string, string> = Object.assign(
  {},
  ...[config.shortcuts ?? []].flat().filter((entry) => !Array.isArray(entry)),
)

/** Writes variant groups out: `hover:(a b)` is `hover:a hover:b`. */
const expand = (classes: string) =>
  classes.replace(/(\S+):\(([^)]*)\)/g, (_, variant: string, group: string) =>
    group.replace(/\S+/g, `${variant}:$&`),
  )

/** The classes in every `className`, with their variant groups written out. */
function classesOf(source: string) {
  const attributes = source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)
  return [...attributes].flatMap(([, plain, computed]) => {
    const code = computed ?? ''
    const quoted = [...code.matchAll(/'([^']*)'/g), ...code.matchAll(/`([^`]*)`/g)]
    const strings = plain ?? quoted.map((match) => match[1]).join(' ')
    // The computed part of a template is a constant elsewhere in the file.
    return expand(strings.replace(/\$\{[^}]*\}/g, ' '))
      .split(/\s+/)
      .filter((name) => /^[\w-]/.test(name) && /[a-z]/.test(name))
  })
}

it('every class of a shortcut is defined, and so are those of its variants', async () => {
  const generator = await createGenerator({ ...config, shortcuts: [] })
  const names = Object.values(shortcuts).flatMap((classes) => expand(classes).split(/\s+/))
  const { matched } = await generator.generate(new Set(names), { preflights: false })
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !(name in shortcuts) && !matched.has(name))).toEqual([])
})

it('every class is defined', async () => {
  const generator = await createGenerator(config)
  const own = sheets.map((file) => readFileSync(`src/${file}`, 'utf8')).join('') + noscriptCss
  // Names for the rules of others, and for tests of what only development shows.
  const unstyled = ['group', 'peer', 'article-status']
  for (const file of views) {
    const names = new Set(classesOf(readFileSync(`src/${file}`, 'utf8')))
    const { matched } = await generator.generate(names, { preflights: false })
    const isDefined = (name: string) =>
      matched.has(name) || own.includes(`.${name}`) || unstyled.includes(name) || name.endsWith('-')
    expect(
      [...names].filter((name) => !isDefined(name)),
      file,
    ).toEqual([])
  }
})
