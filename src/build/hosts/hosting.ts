/** For which host a build is: `HOSTING` in its environment. */

const allowedHosting = ['cloudflare', 'netlify'] as const

export type Hosting = (typeof allowedHosting)[number]

/**
 * nginx takes what is for Cloudflare, with a configuration of its own beside it.
 * @throws where the value is none that is allowed
 */
export function readHosting(value = process.env.HOSTING): Hosting {
  const hosting = allowedHosting.find((each) => each === (value || 'cloudflare'))
  if (!hosting)
    throw new Error(
      `HOSTING is ${value}; ${allowedHosting.join(' (which is the default) or ')} is allowed`,
    )
  return hosting
}
