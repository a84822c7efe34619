/** Which browsers of the floor lack a feature, by MDN's compatibility data. */
import data, {
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { oldestBrowsers } from '../../../../vite.config'

export type Feature = Identifier

type BrowserName = keyof typeof oldestBrowsers
const isBrowserName = (name: string): name is BrowserName => name in oldestBrowsers
export const browserNames = Object.keys(oldestBrowsers).filter(isBrowserName)

const isSince = (version: string | boolean, oldest: string) =>
  typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= Number(oldest)

/** Whether one of the statements is true of a browser as old as this, without a flag. */
const supports = (support: SupportStatement | undefined, oldest: string) =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added, version_removed = false, flags, alternative_name }) =>
        !flags &&
        !alternative_name &&
        isSince(version_added, oldest) &&
        !isSince(version_removed, oldest),
    )

/** @returns the browsers that lack a feature; none if the data does not know it */
export const lacking = (feature: Feature | undefined) =>
  browserNames.filter(
    (name) => feature?.__compat && !supports(feature.__compat.support[name], oldestBrowsers[name]),
  )

/** The parts of a feature, by their names; the data calls a static method `name_static`. */
export function parts(feature: Feature | undefined): Record<string, Feature> {
  const found: Record<string, Feature> = {}
  for (const name of Object.keys(feature ?? {})) {
    const part = feature?.[name]
    if (part && name !== '__compat') found[name.replace(/_static$/, '')] = part
  }
  return found
}

export const { css, api, javascript } = data
