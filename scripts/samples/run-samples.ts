import { createSnippet } from '../../src/modules/code-samples/snippet.ts'
import type { SampleLanguage, SampleRequest } from '../../src/modules/code-samples/sample-request.ts'
import { sampleMark, type RanSample } from '../../src/modules/openapi/model/ran-samples.ts'
import type { DocumentedSample } from './documented-samples.ts'
import { runSample } from './programs.ts'
import type { Sandbox } from './sandbox.ts'

/** Where samples run. */
export interface Surroundings {
  sandbox: Sandbox
  /** Has a file named `file`, which samples with an upload read. */
  folder: string
}

/** The result of one request in several languages. */
export interface SampleResult extends RanSample {
  /** Why it did not run, by language. */
  failed: Partial<Record<SampleLanguage, string>>
}

/** Runs a request in these languages. It ran if it ended without an error and the answer had a 2xx status (CONSOLE-46). */
export async function runInLanguages(
  { request, ...place }: DocumentedSample,
  languages: readonly SampleLanguage[],
  surroundings: Surroundings,
): Promise<SampleResult> {
  const result: SampleResult = { ...place, ran: {}, failed: {} }
  for (const language of languages) {
    const code = createSnippet(request, language)
    const failure = await failureOf(request, code, language, surroundings)
    if (failure === undefined) result.ran[language] = sampleMark(code, request.url)
    else result.failed[language] = failure
  }
  return result
}

/** Runs a sample with an application's token and, where the platform refuses that, with a person's. */
async function failureOf(
  request: SampleRequest,
  code: string,
  language: SampleLanguage,
  surroundings: Surroundings,
): Promise<string | undefined> {
  const { sandbox } = surroundings
  const localCode = code.replaceAll(new URL(request.url).origin, sandbox.origin)
  sandbox.restoreApplication()
  const first = await attempt(localCode, language, await sandbox.applicationToken(), surroundings)
  if (first !== 'answered 401' && first !== 'answered 403') return first
  return attempt(localCode, language, sandbox.personToken, surroundings)
}

async function attempt(
  code: string,
  language: SampleLanguage,
  token: string,
  { sandbox, folder }: Surroundings,
): Promise<string | undefined> {
  const count = sandbox.callCount()
  const { failure } = await runSample(sandbox.filled(code, token), language, folder)
  const status = sandbox.statusSince(count)
  if (status !== undefined && (status < 200 || status > 299)) return `answered ${status}`
  if (failure === undefined) return status === undefined ? 'sent nothing' : undefined
  const lines = failure.split('\n')
  return lines.find((line) => /^[\w.]*(Error|Exception)\b/.test(line)) ?? lines.at(-1)
}
