import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const folder = 'node_modules/@readme/oas-examples'

/** The documents of `@readme/oas-examples`, as paths below its folder: every version, JSON and YAML. */
export const exampleFiles = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(`${folder}/${version}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|yaml)$/.test(file))
    .map((file) => `${version}/${file}`),
)

export function exampleText(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8')
}

/** GitHub's API, 7 MB. */
export function githubText(): string {
  return readFileSync(require.resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8')
}
