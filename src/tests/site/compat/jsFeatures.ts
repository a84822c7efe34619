/** The interfaces of browser and language that a script uses, as far as some browser of the floor lacks them. */
import { parse, type Token, tokTypes } from 'acorn'
import { api, browserNames, type Feature, javascript, lacking, parts } from './compatData'

const builtins = parts(javascript.builtins)
const interfaces = { ...parts(api), ...parts(builtins.Intl), ...builtins }
const globals: Record<string, Feature> = { ...parts(api.Window), ...interfaces }

/** Members of all interfaces, by their names: `at` of arrays, strings and others. */
const members = new Map<string, Feature[]>()
for (const each of Object.values(interfaces))
  for (const [name, feature] of Object.entries(parts(each)))
    members.set(name, [...(members.get(name) ?? []), feature])

/** As the type of an object is not known, a method is new where no interface that has it is older. */
const isNewMethod = (name: string) =>
  browserNames.some((browser) =>
    members.get(name)?.every((feature) => lacking(feature).includes(browser)),
  )

const isNewGlobal = (name: string) =>
  Object.hasOwn(globals, name) && lacking(globals[name]).length > 0

/** Look-behind, the flags `d` and `v`: newer than the year of their syntax tells. */
const newRegExp = /\(\?<[=!]|\/[a-z]*[dv][a-z]*$/

/**
 * Only what fails where it is missing: calls of methods and use of globals, but not the reading of a property.
 * @returns each once; a method as `.name()`
 * @throws SyntaxError for syntax that a browser of the floor does not parse
 */
export function newJsFeatures(code: string): string[] {
  const tokens: Token[] = []
  parse(code, { ecmaVersion: 2021, sourceType: 'module', onToken: tokens })
  const found = new Set<string>()
  tokens.forEach(({ type, start, end }, index) => {
    const name = code.slice(start, end)
    const [before, after] = [tokens[index - 1]?.type, tokens[index + 1]?.type]
    const isMember = before === tokTypes.dot || before === tokTypes.questionDot
    if (type === tokTypes.regexp && newRegExp.test(name)) found.add(name)
    if (type !== tokTypes.name) return
    if (isMember && after === tokTypes.parenL && isNewMethod(name)) found.add(`.${name}()`)
    if (!isMember && after !== tokTypes.colon && isNewGlobal(name)) found.add(name)
  })
  return [...found].sort()
}
