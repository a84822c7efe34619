import { describe, expect, test } from 'vitest'
import { checkOrigin } from './checkOrigin'

describe("the site's origin", () => {
  test.each(['https://www.firm.example', 'http://localhost:8787'])('may be %s', (origin) => {
    expect(() => checkOrigin(origin)).not.toThrow()
  })

  test.each([
    'www.firm.example',
    'localhost:8787',
    'ftp://firm.example',
    'https://firm.example/path',
    'https://firm.example/?a=1',
    'https://user:word@firm.example',
    'https://Firm.example',
  ])('may not be %s', (origin) => {
    expect(() => checkOrigin(origin)).toThrow(`is ${origin}; an origin such as`)
  })
})
