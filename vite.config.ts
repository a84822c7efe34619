/// <reference types="vitest/config" />
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import type { InlineConfig } from 'vitest/node'
// All that is loaded with this file is imported by its whole name: Vite warns of what Node could not load by itself.
import { devServer } from './src/build/devServer.ts'
import { stemmerModule } from './src/build/stemmer.ts'
import styles from './uno.config.ts'

/** The oldest browsers in which everything works; the build translates newer syntax for them. */
const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16']

/** Firefox and Safari never try an `import()` again that has failed, unless its address has another query than before. */
const retriedImports: Plugin = {
  name: 'retried-imports',
  apply: 'build',
  generateBundle: {
    // After Vite has listed what each import needs.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replaceAll(
            /\bimport\((`[^`]+`)\)/g,
            (once, file) => `${once}.catch(()=>import(${file}+"?"+Date.now()))`,
          )
    },
  },
}

/** This firm's own pages, and the tests of them and of its words. */
const aboutThisFirm = /\/src\/(pages\/|tests\/(identity|site\/(sample|workbook\w*))(\.test)?\.ts$)/

/** Tests run on the second firm: who the firm is and its words never come from this one. */
const secondFirm: Plugin = {
  name: 'second-firm',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/(site|words)(\.ts)?$/.test(source) || aboutThisFirm.test(importer ?? ''))
      return undefined
    const resolved = await this.resolve(source, importer)
    const [, file] = /\/src\/((?:site|words)\.ts)$/.exec(resolved?.id ?? '') ?? []
    return file && resolve('src/tests/fixture/firm/src', file)
  },
}

/** Vite's own list, and what else in this folder is nobody's to read: stored messages, their backups, secrets. */
const neverServed = [
  '.env',
  '.env.*',
  '.dev.vars*',
  '.npmrc',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '*.{db,sqlite}*',
  '*.{jsonl,csv,dump}',
  '**/{.git,.wrangler,backups}/**',
]

/** Tests of one kind, with the time that one of them may take on a busy machine. */
const project = (name: string, seconds: number, options: InlineConfig) => ({
  extends: true as const,
  plugins: [secondFirm],
  test: { name, testTimeout: seconds * 1000, hookTimeout: seconds * 1000, ...options },
})
const built = ['src/tests/site/*.test.ts', 'src/tests/runtime/hosts.test.ts']
const runtime = ['src/tests/runtime/*.test.ts']
const unit = ['{src,scripts}/**/*.test.{ts,tsx}']

export default defineConfig({
  // The variables of the build's environment that `src/site.ts` reads.
  envPrefix: ['VITE_', 'SITE_URL', 'CONTACT_ENDPOINT'],
  // No `.env` files: they would reach the browser's code, but not that of the build.
  envDir: false,
  // The search of UnoCSS for its file would compile it more slowly, and twice in each build.
  resolve: {
    alias: [{ find: /^\.\/siteStemmer$/, replacement: stemmerModule() ?? './siteStemmer' }],
  },
  plugins: [
    unocss({ ...styles, configFile: false, inspector: false }),
    react(),
    retriedImports,
    devServer,
  ],
  server: { fs: { deny: neverServed } },
  test: {
    // The tests of the runtime spend most of their time waiting.
    maxWorkers: 4,
    projects: [
      // In threads that keep what they have loaded: to load the same modules for each file takes half of the time.
      // A file that replaces a module, or a value of the environment, puts it back.
      project('unit', 60, {
        include: unit,
        exclude: [...built, ...runtime],
        pool: 'threads',
        isolate: false,
      }),
      project('runtime', 60, {
        include: runtime,
        exclude: built,
      }),
      project('site', 180, {
        include: built,
        globalSetup: 'src/tests/fixture/buildSites.ts',
        // They only read, so the files can share what one of them has parsed.
        isolate: false,
      }),
    ],
  },
  build: {
    target: oldestBrowsers,
    license: { fileName: 'licenses.txt' },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app beside the script of index.html: the build writes its file name into each page for `start.ts`.
      input: { main: 'src/main.tsx' },
      // One file: what the lazy chunks need of the app they import from its entry.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // vite-react-ssg calls the script of index.html `app`.
        entryFileNames: ({ name }) => `assets/${name === 'app' ? 'start' : name}-[hash].js`,
      },
    },
  },
})
