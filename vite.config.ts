/// <reference types="vitest/config" />
// First, as the others already make addresses from the origin.
import './src/build/checkOrigin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './src/build/browsers'
import { checkContactEndpoint } from './src/build/checkContactEndpoint'
import { devServer } from './src/build/dev/devServer'
import { listPackages } from './src/build/licenses/bundledPackages'
import { supersededAssets } from './src/build/supersededAssets'
import { cmsServer } from './src/cms/cmsServer'
import { statesPage } from './src/dev/statesPage'
import { analytics, contactEndpoint } from './src/site'
import styles from './uno.config'

checkContactEndpoint(contactEndpoint)

/** Makes the app an entry of its own: the build writes its file name into each page for `start.ts`. */
const appEntry: Plugin = {
  name: 'app-entry',
  apply: 'build',
  buildStart() {
    if (this.environment.name === 'client')
      this.emitFile({
        type: 'chunk',
        id: 'src/main.tsx',
        name: 'main',
        // One file: what the lazy chunks need of the app they import from its entry.
        preserveSignature: 'allow-extension',
      })
  },
}

/**
 * Firefox and Safari never try an `import()` again that has failed: the second attempt needs another address.
 * A query is no part of the file's name, so every host serves the same file.
 */
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

/** Tests that need a build. */
const built = ['src/tests/{dist,hosts}/*.test.ts']

/** Tests that run the function in workerd. */
const runtime = ['src/tests/runtime/*.test.ts']

export default defineConfig({
  // `SITE_URL` in the environment of the build is the site's own origin.
  envPrefix: ['VITE_', 'SITE_URL'],
  // No `.env` files: they would reach the browser's code, but not that of the build.
  envDir: false,
  // A constant, so that without analytics the bundler drops all that belongs to it.
  define: {
    'import.meta.env.ANALYTICS': Boolean(analytics.script),
    // One for pages and scripts: the browser has no environment.
    'import.meta.env.CONTACT_ENDPOINT': JSON.stringify(contactEndpoint),
  },
  // Its own search for the file would compile it by a slower way, in each build twice.
  plugins: [
    unocss({ ...styles, configFile: false }),
    react(),
    appEntry,
    retriedImports,
    listPackages(),
    supersededAssets(),
    statesPage(),
    cmsServer(),
    devServer(),
  ],
  test: {
    // The tests of the runtime spend most of their time waiting.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A process for each of the many small files takes longer to start.
          pool: 'threads',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [...built, ...runtime],
          // A property takes a second, on a busy machine ten.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'runtime',
          include: runtime,
          globalSetup: 'src/tests/runtime/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          include: built,
          globalSetup: 'src/tests/dist/globalSetup.ts',
          // They only read, so the files can share what one of them has parsed.
          isolate: false,
          // So that a test can replace the part of it that would fetch a site.
          server: { deps: { inline: [/mdn-http-observatory/] } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
  build: {
    target: buildTarget,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // vite-react-ssg calls the script of index.html `app`.
        entryFileNames: ({ name }) => `assets/${name === 'app' ? 'start' : name}-[hash].js`,
      },
    },
  },
})
