/** Changes a YAML document to new values and leaves the rest as it was written: comments, quotes, line breaks. */
import { type Document, isCollection, isMap, isNode, isScalar, type Pair, YAMLMap } from 'yaml'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both are what JSON can say; the order of keys does not matter to a form. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, n) => isEqual(item, b[n]))
  if (!isValues(a) || !isValues(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(a[key], b[key]))
  )
}

/** In one line or in several, as what it takes the place of. */
function replacementOf(document: Document, before: unknown, value: unknown) {
  const node = document.createNode(value)
  if (isCollection(before) && isCollection(node)) node.flow = before.flow
  return node
}

function updateMap(document: Document, map: YAMLMap, values: Values) {
  const before = new Map<string, Pair>(map.items.map((pair) => [String(pair.key), pair]))
  map.items = Object.entries(values).map(([key, value]) => {
    const pair = before.get(key)
    if (!pair) return document.createPair(key, value)
    const { value: node } = pair
    if (isEqual(isNode(node) ? node.toJS(document) : node, value)) return pair
    if (isMap(node) && isValues(value)) updateMap(document, node, value)
    else if (isScalar(node) && typeof value !== 'object') node.value = value
    else pair.value = replacementOf(document, node, value)
    return pair
  })
}

/** @param values in the order in which they are to stand */
export function updateYaml(document: Document, values: Values): string {
  if (!isMap(document.contents)) document.contents = new YAMLMap()
  const { contents } = document
  if (isMap(contents)) updateMap(document, contents, values)
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
