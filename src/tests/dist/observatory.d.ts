/** The parts of the MDN HTTP Observatory that the tests use; it has no types of its own. */
declare module '@mdn/mdn-http-observatory/src/scanner/index.js' {
  interface Output {
    result: string
    scoreModifier: number
  }
  export function scan(
    hostname: string,
  ): Promise<{ scan: { score: number }; tests: Record<string, Output> }>
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>
}

declare module '@mdn/mdn-http-observatory/src/analyzer/hsts.js' {
  export function hsts(): Map<string, object>
}
