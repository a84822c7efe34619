/** What a command needs before it reads a setting: a Node, packages and a path that work. An old Node must be able to run this. */
import { existsSync, readFileSync } from 'node:fs'

/** `engines` of package.json: alternatives such as `^20.19.0 || >=24.0.0`. */
function isAllowedNode(version: string, allowed: string) {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const [major = 0, minor = 0] = numbers(version)
  return allowed.split('||').some((range) => {
    const [fromMajor = 0, fromMinor = 0] = numbers(range)
    if (major === fromMajor) return minor >= fromMinor
    return major > fromMajor && range.includes('>=')
  })
}

const readPackage = () => JSON.parse(readFileSync('package.json', 'utf8'))

/** @throws Error where this project does not run on a version of Node, such as v18.20.8 */
export function checkNode(version: string, allowed: string = readPackage().engines.node) {
  if (!isAllowedNode(version, allowed))
    throw new Error(
      `Node is ${version}; ${allowed} is allowed. Install the version that .nvmrc names, then run npm ci again`,
    )
}

/** @throws Error where npm left out what builds the site, as it does where `NODE_ENV` is production */
export function checkPackages(needed = Object.keys(readPackage().devDependencies ?? {})) {
  const missing = needed.find((name) => !existsSync(`node_modules/${name}`))
  if (missing)
    throw new Error(
      `The package ${missing} is not installed; run npm ci, or npm ci --include=dev where NODE_ENV is production`,
    )
}

/** @throws Error where the path of this project has a character that Vite takes for a part of an address */
export function checkPath(path: string) {
  if (/[#?%]/.test(path))
    throw new Error(`This project is in ${path}; a path without #, ? and % is allowed`)
}

/** @throws Error with the first of these that is wrong, as the checks of the others may need it */
export function checkInstallation() {
  checkNode(process.version)
  checkPackages()
  checkPath(process.cwd())
}
