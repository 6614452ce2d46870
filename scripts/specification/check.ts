import { areaOf, idsIn, separator } from './requirements.ts'
import type { NamedTest, Requirement, Specification } from './requirements.ts'
import type { ReportedTest } from './reported-tests.ts'

/** A file whose ids are checked. */
interface TextFile {
  file: string
  text: string
}

/** The ids in the files that no requirement has, each with its place. */
export function unresolvedIds({ requirements }: Specification, files: TextFile[]): string[] {
  const defined = new Set(requirements.map(({ id }) => id))
  const areas = new Set(requirements.map(({ id }) => areaOf(id)))
  return files.flatMap(({ file, text }) =>
    idsIn(text, areas)
      .filter(({ id }) => !defined.has(id))
      .map(({ id, line }) => `${file}:${line}: ${id} is not in docs/specification.md`),
  )
}

/** The named tests that the sources do not declare, or declare more than once. `declared` has the titles of a file, groups first. */
export function undeclaredTests(
  { requirements }: Specification,
  declared: (file: string) => string[] | undefined,
): string[] {
  return requirements.flatMap(({ id, tests }) =>
    tests.flatMap(({ file, title }) => {
      const titles = declared(file)
      if (!titles) return [`${id}: there is no ${file}`]
      const found = titles.filter((full) => endsWithTitle(full, title)).length
      if (found === 0) return [`${id}: ${file} has no test "${title}"`]
      return found === 1 ? [] : [`${id}: ${file} has ${found} tests "${title}"; name the group, too`]
    }),
  )
}

/** The requirements that name no test. */
export function untestedRequirements({ requirements }: Specification): string[] {
  return requirements.filter(({ tests }) => tests.length === 0).map(({ id }) => `${id} names no test`)
}

/** The named tests that did not run, and the requirements of which no test passed. */
export function unprovenRequirements({ requirements }: Specification, reported: ReportedTest[]): string[] {
  return requirements.flatMap((requirement) => problemsOf(requirement, reported))
}

function problemsOf({ id, tests }: Requirement, reported: ReportedTest[]): string[] {
  const runs = tests.map((test) => ({ ...test, cases: casesOf(test, reported) }))
  const missing = runs
    .filter(({ cases }) => cases.length === 0)
    .map(({ file, title }) => `${id}: "${title}" in ${file} did not run`)
  if (missing.length > 0) return missing
  // A test may be skipped where the machine lacks a tool; then another one must prove the requirement.
  return runs.some(({ cases }) => cases.some(({ passed }) => passed)) ? [] : [`${id}: none of its tests passed`]
}

/** The reported tests with the named title, or made from it where it has placeholders. */
function casesOf({ file, title }: NamedTest, reported: ReportedTest[]): ReportedTest[] {
  const placeholder = /%[sdifjoO#$c]|\$\{(?:[^{}]|\{[^{}]*\})*\}|\$[a-zA-Z_][\w.]*/
  const texts = title.split(placeholder).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^(?:.*${separator})?${texts.join('.*')}$`, 's')
  return reported.filter((test) => test.file === file && pattern.test(test.title))
}

function endsWithTitle(full: string, title: string): boolean {
  return full === title || full.endsWith(separator + title)
}
