/** Compares a checkout with the record of the sample firm. */
import { checkSettings } from './checkSettings'
import { checkTexts, groupOf } from './checkTexts'
import type { Finding } from './findings'
import { fingerprint, fingerprints, ownFiles, type Sample, sampleFile } from './sample'
import type { Tree } from './tree'
import { type Identity, identityWords } from './words'

const isEmbed = (file: string) => file.startsWith('public/embed/')

/** @returns everything that is still the sample firm's, or not set */
export function checkLaunch(tree: Tree, identity: Identity, sample: Sample): Finding[] {
  // While `site.ts` is the sample's, everything is, also what was changed after the record.
  const isUntouched = identityWords(identity).every((word) => sample.words.includes(word))
  const isSample = (file: string) =>
    tree.files.includes(file) &&
    (isUntouched || sample.files[file] === fingerprint(file, tree.read(file)))
  const left = ownFiles(tree).filter(isSample)
  const unchanged = left
    .filter((file) => !isEmbed(file))
    .map((file): Finding => ({ group: groupOf(file), file, message: 'is the sample’s' }))
  const current = fingerprints(tree)
  const isOld = isUntouched && left.some((file) => sample.files[file] !== current[file])
  const old: Finding = {
    group: 'identity',
    file: sampleFile,
    message:
      'is older than the sample: run `npm run launch:check -- --record` before you change it',
  }
  const settings = checkSettings(tree, identity, isSample)
  const texts = checkTexts(tree, sample, (file) => left.includes(file)).filter(
    ({ file, line }) => !settings.some((setting) => setting.file === file && setting.line === line),
  )
  return [...(isOld ? [old] : []), ...settings, ...texts, ...unchanged]
}
