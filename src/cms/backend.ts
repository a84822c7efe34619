/** The git host that the editor works with: how it signs in there, and which addresses its pages may reach. */
import type { GitHubBackend, GitLabBackend } from '@sveltia/cms'
import type { cms } from '../site'

export type CmsSettings = typeof cms

/** In development there may be no repository; the editor then works on the local folder only. */
const unnamed = 'local/folder'

export function backendOf({ host, repository, branch, signIn }: CmsSettings) {
  const common = {
    repo: repository || unnamed,
    branch,
    auth_methods: signIn ? (['oauth', 'token'] as const).slice() : (['token'] as const).slice(),
  }
  const github: GitHubBackend = { name: 'github', ...common, base_url: signIn || undefined }
  const gitlab: GitLabBackend = {
    ...{ name: 'gitlab', ...common },
    ...(signIn && { auth_type: 'pkce', app_id: signIn }),
  }
  return host === 'github' ? github : gitlab
}

/** The API of each host, and where it tells whether it works; the pictures of its accounts. */
const origins = {
  github: {
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connect: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
} as const

/** Sveltia writes its style sheets into the page, reads pictures of the repository as blobs, and its mark as data. */
export const cmsPolicy = ({ host }: Pick<CmsSettings, 'host'>) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...origins[host].pictures].join(' '),
    ["connect-src 'self' blob: data:", ...origins[host].connect].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
