/**
 * `node scripts/compiled.js build`: runs a script of this folder. JavaScript itself, as it compiles all other code at once:
 * a loader of TypeScript takes part in each import on Node 20, also in those of packages, for two of a build's nine seconds.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { rolldown } from 'rolldown'

const script = `scripts/${process.argv[2]}`
const folder = 'node_modules/.cache/compiled'

/** Writes each module beside the others, as they lie in the project. @throws Error if one cannot be compiled */
async function compile() {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `src/pages/${name}`)
  const bundle = await rolldown({
    // What is imported by a name that is made while the script runs, and what runs beside it.
    input: [`${script}.ts`, 'src/build/buildWorker.ts', ...pages],
    external: /^[^./]/,
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
  })
  await bundle.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: resolve('.'),
    entryFileNames: '[name].js',
    sourcemap: true,
  })
}

/** With the loader, the script names the file that cannot be compiled beside all other mistakes. */
function runUncompiled() {
  const args = ['--import', 'tsx', `${script}.ts`]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
}

const isCompiled = await compile().then(
  () => true,
  () => false,
)
process.setSourceMapsEnabled(true)
if (isCompiled) await import(`../${folder}/${script}.js`)
else runUncompiled()
