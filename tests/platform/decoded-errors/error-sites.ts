import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The module that the makers of errors are in, which are reached by their callers. */
const makers = 'platform/kernel/errors.ts'

/** Every place of the platform's sources that makes an error of its API, as `file:line`. */
export function errorSites(): string[] {
  const files = readdirSync(join(root, 'platform'), { recursive: true, encoding: 'utf8' })
    .map((file) => `platform/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && file !== makers)
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }))
  const shared = ['notFound', 'invalid', 'tooManyAttempts', ...files.flatMap(({ lines }) => makersIn(lines, true))]
  return files.flatMap(({ file, lines }) => {
    const names = [...shared, ...makersIn(lines, false)].join('|')
    const making = new RegExp(String.raw`(?:new PlatformError|throw (?:${names}))\(`)
    return lines.flatMap((line, index) => (making.test(line) ? [`${file}:${index + 1}`] : []))
  })
}

/** The names of a module's functions that return an error. */
function makersIn(lines: readonly string[], areExported: boolean): string[] {
  const pattern = areExported
    ? /^export function (\w+)\(.*\): PlatformError \{$/
    : /^function (\w+)\(.*\): PlatformError \{$/
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])
}

const sites = new Set<string>()

/** Records the places that an error was made at, by its stack. */
export function recordSites({ stack = '' }: Error): void {
  for (const [, file, line] of stack.matchAll(/\/(platform\/[\w/.-]+\.ts):(\d+):\d+/g)) sites.add(`${file}:${line}`)
}

/** The places that errors were made at so far. */
export function recordedSites(): ReadonlySet<string> {
  return sites
}
