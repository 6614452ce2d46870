import { testRun } from '../scripts/test-run.ts'
import { canRunSteps, runSteps } from './support/container.ts'
import { expect, test } from './support/test.ts'

test.skip(process.env['PORTAL_SERVER'] !== 'nginx', 'nginx with its Brotli module is not installed')
test.skip(!canRunSteps(), 'this user may not make namespaces')

test('the container of the portal serves it without privileges, on a read-only file system', () => {
  const output = runSteps('Containerfile', testRun.outDir, [
    "curl -sSi -o /dev/null -D - -H 'Accept-Encoding: br' http://localhost:8080/home?code=secret",
    'curl -sS -o /dev/null -w "missing: %{http_code}\\n" http://localhost:8080/assets/missing.js',
  ])
  expect(output).toContain('HTTP/1.1 200 OK')
  expect(output).toContain('Content-Encoding: br')
  expect(output).toContain("frame-ancestors 'none'")
  expect(output).toContain('missing: 404')
  expect(output).toContain('"GET /home" 200')
  expect(output).not.toContain('secret')
  expect(output).not.toMatch(/\[(?:warn|error|alert|emerg)\]/)
})

test('the container of the local platform keeps its state in a volume and writes nowhere else', () => {
  const output = runSteps('platform/Containerfile', testRun.outDir, [
    'curl -sS http://localhost:${PLATFORM_PORT:-4400}/.well-known/openid-configuration',
    'ls /srv/data',
  ])
  expect(output).toContain('"authorization_endpoint":"http://localhost:')
  expect(output).toContain('platform.db')
})
