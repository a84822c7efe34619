import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cached } from './fileCache'

test('a file is made once for its input and the text of its source files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cache-'))
  const cache = join(folder, 'cache')
  const source = join(folder, 'source.ts')
  await writeFile(source, 'one')
  const made: string[] = []
  const read = async (input: string) => {
    const make = () => {
      made.push(input)
      return `<svg>${input}</svg>`
    }
    return Buffer.from(await cached({ sourceFiles: [source], input, make }, cache)).toString()
  }

  expect(await read('a')).toBe('<svg>a</svg>')
  expect(await read('a')).toBe('<svg>a</svg>')
  expect(await read('b')).toBe('<svg>b</svg>')
  expect(made).toEqual(['a', 'b'])
  await writeFile(source, 'two')
  expect(await read('a')).toBe('<svg>a</svg>')
  expect(made).toEqual(['a', 'b', 'a'])
  expect((await readdir(cache)).filter((name) => name.includes('.'))).toEqual([])
})

test('a file that fails is not kept', async () => {
  const cache = join(await mkdtemp(join(tmpdir(), 'cache-')), 'cache')
  const failing = { sourceFiles: [], input: 'a', make: () => Promise.reject(new Error('failed')) }
  await expect(cached(failing, cache)).rejects.toThrow('failed')
  expect(Buffer.from(await cached({ ...failing, make: () => 'ok' }, cache)).toString()).toBe('ok')
})
