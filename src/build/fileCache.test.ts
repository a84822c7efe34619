import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawn } from './fileCache'

test('a picture is drawn once for what it is drawn from and the text of its recipe', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  const cache = join(folder, 'cache')
  const recipe = [join(folder, 'recipe.ts')]
  await writeFile(join(folder, 'recipe.ts'), 'one')
  const drawings: string[] = []
  const picture = async (from: string) => {
    const bytes = await drawn(
      {
        recipe,
        from,
        draw: () => {
          drawings.push(from)
          return `<svg>${from}</svg>`
        },
      },
      cache,
    )
    return Buffer.from(bytes).toString()
  }

  expect(await picture('a')).toBe('<svg>a</svg>')
  expect(await picture('a')).toBe('<svg>a</svg>')
  expect(await picture('b')).toBe('<svg>b</svg>')
  expect(drawings).toEqual(['a', 'b'])
  await writeFile(join(folder, 'recipe.ts'), 'two')
  expect(await picture('a')).toBe('<svg>a</svg>')
  expect(drawings).toEqual(['a', 'b', 'a'])
  expect((await readdir(cache)).filter((name) => name.includes('.'))).toEqual([])
})

test('a drawing that fails is not kept', async () => {
  const cache = join(await mkdtemp(join(tmpdir(), 'drawings-')), 'cache')
  const failing = { recipe: [], from: 'a', draw: () => Promise.reject(new Error('no ink')) }
  await expect(drawn(failing, cache)).rejects.toThrow('no ink')
  expect(Buffer.from(await drawn({ ...failing, draw: () => 'ink' }, cache)).toString()).toBe('ink')
})
