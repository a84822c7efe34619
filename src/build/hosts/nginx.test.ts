import { expect, test } from 'vitest'
import { nginxConf } from './nginx'

test('what nginx would take for a variable is refused', () =>
  expect(() =>
    nginxConf([{ path: '/a.b', headers: { Link: 'https://a.example/$b' } }], []),
  ).toThrow('write %24 in https://a.example/$b'))
