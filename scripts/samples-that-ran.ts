import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleLanguages, type SampleLanguage } from '../src/engines/samples/sample-request.ts'
import type { RanSamples } from '../src/engines/openapi/model/ran-samples.ts'
import { contentFolder, documentedSamples, publicDocuments, ranSamplesFile } from './samples/documented-samples.ts'
import { toolsOf } from './samples/programs.ts'
import { runInLanguages, type SampleResult } from './samples/run-samples.ts'
import { startSandbox } from './samples/sandbox.ts'

// npm run samples [part of a document's path …]: runs every code sample of the public API documents against a local platform
// of its own, and writes a file beside each document that lists the samples that ran. The API reference shows it (CONSOLE-46).
// Fails if a request succeeds in one language and fails in another, because that is a defect of the samples.

const pathParts = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'samples-run-'))
writeFileSync(join(folder, 'file'), 'A file for the samples.\n')
const sandbox = await startSandbox()
const tools: RanSamples['tools'] = {}
const notRun: Partial<Record<SampleLanguage, string>> = {}
const defects: string[] = []

try {
  for (const language of sampleLanguages) {
    const found = await toolsOf(language, folder)
    if ('version' in found) tools[language] = found.version
    else notRun[language] = `needs ${found.missing}`
  }
  for (const document of publicDocuments()) {
    if (pathParts.length === 0 || pathParts.some((part) => document.includes(part))) await runDocument(document)
  }
} finally {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const [language, reason] of Object.entries(notRun)) console.log(`${language} was not run: it ${reason}`)
for (const defect of defects) console.error(defect)
process.exit(defects.length > 0 ? 1 : 0)

async function runDocument(document: string): Promise<void> {
  const { version, samples } = await documentedSamples(document)
  const languages = sampleLanguages.filter((language) => tools[language] !== undefined)
  const results: SampleResult[] = []
  for (const sample of samples) {
    const result = await runInLanguages(sample, languages, { sandbox, folder })
    results.push(result)
    report(document, result)
  }
  const path = join(contentFolder, ranSamplesFile(document))
  const hasRun = results.some(({ ran }) => Object.keys(ran).length > 0)
  if (!hasRun) return rmSync(path, { force: true })
  const file = {
    ranAt: new Date().toISOString(),
    against: 'local platform',
    ...(version !== undefined && { version }),
    tools,
    notRun,
    samples: results.map(({ failed, ...result }) => ({ ...result, ...(Object.keys(failed).length > 0 && { failed }) })),
  } satisfies RanSamples & Record<string, unknown>
  writeFileSync(path, `${JSON.stringify(file, undefined, 2)}\n`)
}

function report(document: string, { method, path, contentType, example, ran, failed }: SampleResult): void {
  const name = [document, method, path, contentType, example].filter((part) => part !== undefined).join(' ')
  const failures = Object.entries(failed).map(([language, failure]) => `${language}: ${failure}`)
  console.log([`${name}: ran in ${Object.keys(ran).join(', ') || 'no language'}`, ...failures].join('\n    '))
  if (Object.keys(ran).length > 0 && failures.length > 0) defects.push(`${name} fails: ${failures.join('; ')}`)
}
