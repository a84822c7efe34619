/** The features that a style sheet uses, as far as some browser of the floor lacks them. */
import postcss from 'postcss'
import { css, type Feature, lacking, parts } from './compatData'

const isKnown = (name: string) => !name.startsWith('-')

/** Pseudo-classes and -elements, by their names without colons. */
const pseudos = (selector: string) =>
  [...selector.replaceAll(/\\./g, '').matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name)

/** Units that follow the browser's own bars. */
const dynamicUnit = /\d[dsl]v(h|w|b|i|min|max)\b/

/** @returns each such feature once, as it is written in a style sheet */
export function newCssFeatures(text: string): string[] {
  const found = new Set<string>()
  const check = (name: string, feature: Feature | undefined) => {
    if (lacking(feature).length > 0) found.add(name)
  }
  const { length, ...types } = parts(css.types)
  const functions: Record<string, Feature> = { ...parts(length), ...types }
  postcss.parse(text).walk((node) => {
    if (node.type === 'rule')
      for (const name of pseudos(node.selector).filter(isKnown))
        check(`:${name}`, css.selectors?.[name])
    if (node.type === 'atrule') {
      check(`@${node.name}`, css['at-rules']?.[node.name])
      for (const [, feature = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        check(`@${node.name} ${feature}`, css['at-rules']?.[node.name]?.[feature])
    }
    if (node.type !== 'decl' || node.prop.startsWith('--')) return
    const property = css.properties?.[node.prop]
    if (lacking(property).length > 0) return void found.add(node.prop)
    for (const [keyword] of node.value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      check(`${node.prop}: ${keyword}`, property?.[keyword])
    for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
      check(`${name}()`, functions[name])
    if (dynamicUnit.test(node.value)) check('dvh', parts(length).viewport_percentage_units_dynamic)
  })
  return [...found].sort()
}
