import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { devServer } from './src/build/devServer'
import { ssgOptions } from './src/build/ssgOptions'

/**
 * What every page needs once the visitor shows intent, in one file. `main.tsx` is not in it: it waits for
 * the page's own sections, which import this file and would wait for it in turn.
 */
const app =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|unhead|@unhead|hookable|vite-react-ssg|react-helmet-async|invariant|shallowequal|react-fast-compare|prop-types|object-assign|react-is)\/|\/src\/(routes|navigation|dataUrl|api|site|head|page|ui|layout|sections)\b(?!.*(NewsletterDialog|Toaster|\.css))/

/** The app is an entry of its own: `start.ts` finds its name on the page. */
const appEntry: Plugin = {
  name: 'app-entry',
  apply: 'build',
  buildStart() {
    if (this.environment.name === 'client')
      this.emitFile({
        type: 'chunk',
        id: 'src/main.tsx',
        name: 'main',
        preserveSignature: 'strict',
      })
  },
}

/** Tests that need a build. */
const built = ['src/tests/dist/*.test.ts']

/** Tests that run the function in workerd. */
const runtime = ['src/tests/runtime/*.test.ts']

export default defineConfig({
  // `SITE_URL` in the environment of the build is the site's own origin.
  envPrefix: ['VITE_', 'SITE_URL'],
  plugins: [unocss(), react(), appEntry, devServer()],
  ssgOptions: ssgOptions(),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [...built, ...runtime],
        },
      },
      {
        extends: true,
        test: {
          name: 'runtime',
          include: runtime,
          globalSetup: 'src/tests/runtime/globalSetup.ts',
          // Most of the time they wait.
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'dist', include: built, testTimeout: 180_000 } },
    ],
  },
  build: {
    target: 'es2022',
    // Every page holds the one style sheet; a second one would have nowhere to go.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', test: app }] } } },
  },
})
