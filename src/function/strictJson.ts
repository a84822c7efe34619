/** JSON in which a name stands once in an object: `JSON.parse` would keep the last one, silently. */

export class DuplicateName extends Error {
  constructor(readonly field: string) {
    super(`The name ${JSON.stringify(field)} is there twice`)
  }
}

/** In text that is valid JSON: a string, with the colon that makes it a name; an object's ends. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g

/**
 * @throws SyntaxError where the text is not JSON
 * @throws DuplicateName where an object has a name twice, however it is escaped
 */
export function parseStrict(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const objects: Set<string>[] = []
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{') objects.push(new Set())
    else if (token === '}') objects.pop()
    else if (colon) {
      const name: string = JSON.parse(token.slice(0, -colon.length))
      const names = objects.at(-1)
      if (names?.has(name)) throw new DuplicateName(name)
      names?.add(name)
    }
  }
  return value
}
