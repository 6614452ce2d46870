import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ports } from './build/environments.ts'
import { localhostAddress, nginxArguments } from './nginx.ts'
import { testRun } from './test-run.ts'

// Serves the build of the end-to-end tests with nginx, by the configuration that is part of the build.
const root = resolve(testRun.outDir)
// The address 127.0.0.1 is another site than localhost, where the platform is: browsers then block its cookies in frames.
const listen = [...new Set([await localhostAddress(), '127.0.0.1'])].map(
  (host) => `    listen ${host}:${ports.portal};`,
)
const server = `
  include ${root}/nginx/http.conf;
  server {
${listen.join('\n')}
    root ${root};
    include ${root}/nginx/server.conf;
  }`
const nginx = spawn('nginx', nginxArguments(testRun.nginx, server), { stdio: 'inherit' })
nginx.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill(signal))
