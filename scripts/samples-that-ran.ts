import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSnippet } from '../src/modules/code-samples/snippet.ts'
import { sampleLanguages, type SampleLanguage } from '../src/modules/code-samples/sample-request.ts'
import { sampleMark, type RanSample, type RanSamples } from '../src/modules/openapi/model/ran-samples.ts'
import {
  contentFolder,
  documentedSamples,
  publicDocuments,
  ranSamplesFile,
  type DocumentedSample,
} from './samples/documented-samples.ts'
import { runSample, toolsOf } from './samples/programs.ts'
import { startSandbox } from './samples/sandbox.ts'

// npm run samples [part of a document's path …]: runs every code sample of the public API documents against a local platform
// of its own, and writes which ones ran into a file beside the document. The API reference shows it (CONSOLE-46). A request
// that succeeds in one language and not in another is a defect of the samples: the script then fails.

const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'samples-run-'))
// The file that samples with an upload read.
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
    if (wanted.length === 0 || wanted.some((part) => document.includes(part))) await runDocument(document)
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
  const results: (RanSample & { failed: Partial<Record<SampleLanguage, string>> })[] = []
  for (const sample of samples) {
    const { request, ...place } = sample
    const ran: RanSample['ran'] = {}
    const failed: Partial<Record<SampleLanguage, string>> = {}
    for (const language of sampleLanguages) {
      if (tools[language] === undefined) continue
      const code = createSnippet(request, language)
      const failure = await failureOf(sample, code, language)
      if (failure === undefined) ran[language] = sampleMark(code, request.url)
      else failed[language] = failure
    }
    results.push({ ...place, ran, failed })
    report(document, place, ran, failed)
  }
  if (!results.some(({ ran }) => Object.keys(ran).length > 0)) return
  const file = {
    ranAt: new Date().toISOString(),
    against: 'local platform',
    ...(version !== undefined && { version }),
    tools,
    notRun,
    samples: results.map(({ failed, ...result }) => ({ ...result, ...(Object.keys(failed).length > 0 && { failed }) })),
  } satisfies RanSamples & Record<string, unknown>
  writeFileSync(join(contentFolder, ranSamplesFile(document)), `${JSON.stringify(file, undefined, 2)}\n`)
}

/** Runs a sample with an application's token and, where the platform refuses that, with a person's. */
async function failureOf(
  { request }: DocumentedSample,
  code: string,
  language: SampleLanguage,
): Promise<string | undefined> {
  const localCode = code.replaceAll(new URL(request.url).origin, sandbox.origin)
  sandbox.restoreApplication()
  const first = await attempt(localCode, language, await sandbox.applicationToken())
  if (first === undefined || !/^answered 40[13]$/.test(first)) return first
  return attempt(localCode, language, sandbox.personToken)
}

async function attempt(code: string, language: SampleLanguage, token: string): Promise<string | undefined> {
  const count = sandbox.callCount()
  const { failure } = await runSample(sandbox.filled(code, token), language, folder)
  const status = sandbox.statusSince(count)
  if (status === undefined) return failure ?? 'sent nothing'
  if (status < 200 || status > 299) return `answered ${status}`
  return failure
}

function report(
  document: string,
  { method, path, contentType, example }: Omit<DocumentedSample, 'request'>,
  ran: RanSample['ran'],
  failed: Partial<Record<SampleLanguage, string>>,
): void {
  const name = [document, method, path, contentType, example].filter((part) => part !== undefined).join(' ')
  const failures = Object.entries(failed).map(([language, failure]) => `${language}: ${failure.split('\n').at(-1)}`)
  console.log([`${name}: ran in ${Object.keys(ran).join(', ') || 'no language'}`, ...failures].join('\n    '))
  if (Object.keys(ran).length > 0 && failures.length > 0) defects.push(`${name} fails: ${failures.join('; ')}`)
}
