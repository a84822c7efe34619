/** Changes a YAML map to new values and leaves the rest as it was written: comments, quotes, line breaks. */
import { Document, isCollection, isMap, isNode, isScalar, Pair, YAMLMap } from 'yaml'
import { isEqual, isValues, type Values } from './isEqual'

/** In one line or in several, as what it takes the place of. */
function replacementOf(document: Document, before: unknown, value: unknown) {
  const node = document.createNode(value)
  if (isCollection(before) && isCollection(node)) node.flow = before.flow
  return node
}

/** As the keys stand already; a new one comes behind the one that it follows among the values. */
export function inOrder(values: Values, keys: readonly string[]): [string, unknown][] {
  const ordered = keys.filter((key) => key in values)
  for (const [n, key] of Object.keys(values).entries())
    if (!ordered.includes(key))
      ordered.splice(ordered.indexOf(Object.keys(values)[n - 1] ?? '') + 1, 0, key)
  return ordered.map((key) => [key, values[key]])
}

function updatePair(document: Document, pair: Pair, value: unknown) {
  const { value: node } = pair
  if (isEqual(isNode(node) ? node.toJS(document) : node, value)) return
  if (isMap(node) && isValues(value)) updateMap(document, node, value)
  else if (isScalar(node) && typeof value !== 'object') node.value = value
  else pair.value = replacementOf(document, node, value)
}

function updateMap(document: Document, map: YAMLMap, values: Values) {
  const before = new Map<string, Pair>(map.items.map((pair) => [String(pair.key), pair]))
  map.items = inOrder(values, [...before.keys()]).map(([key, value]) => {
    const pair = before.get(key) ?? new Pair(document.createNode(key), document.createNode(value))
    updatePair(document, pair, value)
    return pair
  })
}

const print = (document: Document) =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false })

/** The lines of a pair; `above` are the comments and empty lines between the pair before and this one. */
interface Lines {
  above: string
  own: string
}

/** The lines of each pair by its key, and what stands below the last one. */
function linesOf(map: YAMLMap, source: string) {
  const starts = map.items.map(({ key }) => (isNode(key) ? (key.range?.[0] ?? 0) : 0))
  const lines = new Map<string, Lines>()
  let above = source.slice(0, starts[0])
  for (const [n, { key }] of map.items.entries()) {
    const text = source.slice(starts[n], starts[n + 1])
    const own = text.replace(/(?<=\n)([ \t\r]*\n|#.*\n)*(#.*)?$/, '')
    lines.set(String(key), { above, own: own.endsWith('\n') ? own : `${own}\n` })
    above = text.slice(own.length)
  }
  return { lines, below: above }
}

/**
 * @param document as it was parsed from the source; it is changed
 * @param values in the order in which they are to stand; those within them keep the order that they have
 */
export function updateYaml(document: Document, source: string, values: Values): string {
  const { contents: map } = document
  if (!isMap(map) || map.flow) return print(new Document(values))
  const { lines, below } = linesOf(map, source)
  const before = new Map(map.items.map((pair) => [String(pair.key), pair]))
  const written = Object.entries(values).map(([key, value]) => {
    const pair = before.get(key)
    const { above = '', own = '' } = lines.get(key) ?? {}
    const { value: node } = pair ?? {}
    if (pair && isEqual(isNode(node) ? node.toJS(document) : node, value)) return above + own
    if (!pair) return print(new Document({ [key]: value }))
    updatePair(document, pair, value)
    // What stands above it is there already.
    if (isNode(pair.key)) Object.assign(pair.key, { commentBefore: undefined, spaceBefore: false })
    const alone = new YAMLMap()
    alone.items = [pair]
    return above + print(new Document(alone))
  })
  return written.join('') + below
}
