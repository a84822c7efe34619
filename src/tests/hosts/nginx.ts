/** Serves a built site by Debian's nginx, with the configuration that the build has written for it. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../browsers/freePort'
import { watchProcess } from '../runtime/nodeProcess'

const program = '/usr/sbin/nginx'

/** Whether nginx is installed; where it is not, a line says so. */
export function hasNginx() {
  const isInstalled = existsSync(program)
  if (!isInstalled)
    console.warn(`Skipped, as ${program} is missing; to install it: apt-get install nginx`)
  return isInstalled
}

/** As an operator writes it; a user only for a process that may change it. */
const configuration = (port: number, dist: string, contactFunction: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    client_body_temp_path temp/body;
    proxy_temp_path temp/proxy;
    fastcgi_temp_path temp/fastcgi;
    uwsgi_temp_path temp/uwsgi;
    scgi_temp_path temp/scgi;
    server {
        listen 127.0.0.1:${port};
        server_name localhost;
        root ${dist};
        include ${dist}/_nginx.conf;
        ${contactFunction && `set $contact_function ${contactFunction};`}
    }
}
`

/**
 * @param dist the folder of the site
 * @param contactFunction where the function listens, such as 127.0.0.1:8788; none without it
 * @returns once it responds; `warnings` are those of its check of the configuration
 * @throws Error with what nginx printed where it refuses the configuration
 */
export async function startNginx(dist: string, contactFunction = '') {
  const port = await freePort()
  const folder = resolve(`node_modules/.cache/nginx/${port}`)
  mkdirSync(`${folder}/temp`, { recursive: true })
  writeFileSync(`${folder}/nginx.conf`, configuration(port, resolve(dist), contactFunction))
  const args = ['-p', folder, '-c', `${folder}/nginx.conf`]
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(`nginx refuses the configuration:\n${check.stderr}`)
  const warnings = check.stderr.split('\n').filter((line) => /\[(warn|error)\]/.test(line))
  // It ends with this process, in whichever way that ends.
  const child = spawn('setpriv', ['--pdeathsig=TERM', program, ...args], { stdio: 'pipe' })
  const { output, exited } = watchProcess(child)
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => undefined)) return { url, stop, warnings }
    await new Promise((done) => setTimeout(done, 50))
  }
  await stop()
  throw new Error(`nginx did not start:\n${output()}`)
}
