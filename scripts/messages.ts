/** `npm run messages`: the messages in the local table, newest first. */
import { execFileSync } from 'node:child_process'

const query =
  'SELECT createdAt, name, email, organization, message FROM contact_submissions ORDER BY createdAt DESC LIMIT 50'
const output = execFileSync(
  process.execPath,
  [
    'node_modules/wrangler/bin/wrangler.js',
    ...['d1', 'execute', 'contact', '--local', '--json', '--command', query],
  ],
  { env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }, encoding: 'utf8' },
)
const [{ results }] = JSON.parse(output)
if (results.length === 0) console.log('No messages yet.')
for (const { createdAt, name, email, organization, message } of results)
  console.log(
    `${createdAt}  ${name} <${email}>${organization ? `, ${organization}` : ''}\n${message}\n`,
  )
