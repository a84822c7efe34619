import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cached, cachedData } from './fileCache'

const newFolder = () => mkdtemp(join(tmpdir(), 'cache-'))
/** Two modules of the project; neither imports anything. */
const [one, two] = ['src/urls.ts', 'src/content/plainText.ts'] as const

test('a file is made once for its input and the module that makes it', async () => {
  const cache = join(await newFolder(), 'cache')
  const made: string[] = []
  const read = async (module: string, input: string) => {
    const make = () => {
      made.push(input)
      return `<svg>${input}</svg>`
    }
    return Buffer.from(await cached({ module, input, make }, cache)).toString()
  }

  expect(await read(one, 'a')).toBe('<svg>a</svg>')
  expect(await read(one, 'a')).toBe('<svg>a</svg>')
  expect(await read(one, 'b')).toBe('<svg>b</svg>')
  expect(made).toEqual(['a', 'b'])
  expect(await read(two, 'a')).toBe('<svg>a</svg>')
  expect(made).toEqual(['a', 'b', 'a'])
  expect((await readdir(cache)).filter((name) => name.includes('.'))).toEqual([])
})

test('data comes back as it was made, also to many requests at once', async () => {
  const cache = join(await newFolder(), 'cache')
  const file = { module: one, input: 1, make: () => ({ text: '“é”', list: [1] }) }
  const read = await Promise.all(Array.from({ length: 5 }, () => cachedData(file, cache)))
  for (const data of [...read, await cachedData(file, cache)]) expect(data).toEqual(file.make())
})

test('a file that fails is not kept', async () => {
  const cache = join(await newFolder(), 'cache')
  const file = { module: one, input: 'a' }
  const failing = { ...file, make: () => Promise.reject(new Error('failed')) }
  await expect(cached(failing, cache)).rejects.toThrow('failed')
  expect(Buffer.from(await cached({ ...file, make: () => 'ok' }, cache)).toString()).toBe('ok')
})
