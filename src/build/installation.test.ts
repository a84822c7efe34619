import { describe, expect, test } from 'vitest'
import { checkNode, checkPackages, checkPath } from './installation'

describe('Node', () => {
  const engines = '^20.19.0 || ^22.12.0 || >=24.0.0'
  test.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.0.0', 'v26.1.0'])(
    '%s is allowed',
    (version) => expect(() => checkNode(version, engines)).not.toThrow(),
  )
  test.each(['v16.20.2', 'v18.20.8', 'v20.18.3', 'v21.7.0', 'v22.11.0', 'v23.9.0'])(
    '%s is not',
    (version) => expect(() => checkNode(version, engines)).toThrow(`${version}; ${engines} is`),
  )
})

test('a package that is not installed is reported', () => {
  expect(() => checkPackages(['vite', 'not-installed'])).toThrow('not-installed is not installed')
  expect(() => checkPackages()).not.toThrow()
})

test.each(['/home/a/C#/site', '/home/a/100%/site', '/home/a/what?/site'])(
  'the path %s is reported',
  (path) => expect(() => checkPath(path)).toThrow(`${path}; a path without #, ? and % is`),
)

test('other paths are allowed', () =>
  expect(() => checkPath("/home/a b/it's $1 [é]/site")).not.toThrow())
