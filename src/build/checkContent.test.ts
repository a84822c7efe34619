import { ModuleRunner } from 'vite/module-runner'
import { expect, test } from 'vitest'
import { read } from '../tests/fixture/smallSite'
import { contentProblems } from './checkContent'

test('a component that cannot be loaded is one mistake, however many pages show it', async () => {
  const cause = new Error('View.tsx cannot be parsed')
  const views = {
    routes: () => [],
    loadComponents: () => Promise.reject(new Error('It did not load', { cause })),
  }
  const runner = Object.assign(Object.create(ModuleRunner.prototype), { import: async () => views })
  const { site } = await read()
  const content = { site, files: new Map(), publicFolder: 'public' }
  await expect(contentProblems(content, runner)).rejects.toBe(cause)
})
