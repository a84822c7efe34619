/** `npm run deploy` where a step fails or is interrupted: what it claims to be live then, and how to go back. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { before, createSandbox, type Sandbox, secret } from './deploySandbox'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await createSandbox()
})
afterEach(() => sandbox.remove())

it.each([
  ['build', 'The live site and its table are as they were.', 4],
  ['deployments', 'The live site and its table are as they were.', 5],
  ['d1', 'The version before is live, and works with the table as it is', 7],
  [
    'deploy --tag',
    'The version before is live, and works with the migrations that are applied.',
    10,
  ],
  ['verify', 'The new version is live, and was not found to be as built.', 9],
])('where %s fails, nothing follows', async (failing, message, calls) => {
  const { output, code, ran } = await sandbox.deploy([], { FAILING: failing })
  expect(output).toContain('FAILED')
  expect(output).toContain(message)
  expect(output).not.toContain(secret)
  expect(ran).toHaveLength(calls)
  expect(output.includes(`npx wrangler rollback ${before.id}`)).toBe(failing === 'verify')
  expect(code).toBe(1)
})

it('says so where the upload fails once the new version is live, and how to go back', async () => {
  const { output } = await sandbox.deploy([], { FAILING: 'deploy --tag', UPLOADED: 'yes' })
  expect(output).toContain('The new version is live, although its upload did not end well.')
  expect(output).toContain(`\n  npx wrangler rollback ${before.id}\n`)
})

it('claims to know no live version where an upload fails and none can be read', async () => {
  const { output, code } = await sandbox.deploy([], { FAILING: 'deploy --tag', UNREACHABLE: 'yes' })
  expect(output).toContain('Which version is live is not known')
  expect(output).toContain('npx wrangler deployments status')
  expect(output).not.toMatch(/version before is live|new version is live/)
  expect(output).toContain(`\n  npx wrangler rollback ${before.id}\n`)
  expect(code).toBe(1)
})

it.each([
  ['Migrations', 'd1', 'The version before is live, and works with the table as it is'],
  ['Upload', 'deploy --tag', 'Which version is live is not known'],
  ['Verification', 'verify', 'The new version is live, and was not found to be as built.'],
])(
  '%s: ends the command that runs where it is interrupted, and says what has happened',
  async (step, command, message) => {
    const { output, code, ran } = await sandbox.deploy([], { INTERRUPTED: command })
    expect(ran.at(-1)).toContain(` ${command}`)
    expect(output).toMatch(new RegExp(`^${step} .+FAILED\n {2}The deploy was interrupted`, 'm'))
    expect(output).toContain(message)
    expect(output.includes(`npx wrangler rollback ${before.id}`)).toBe(step !== 'Migrations')
    expect(code).toBe(1)
  },
)
