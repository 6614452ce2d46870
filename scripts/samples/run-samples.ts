import { createSnippet } from '../../src/engines/samples/snippet.ts'
import type { SampleLanguage, SampleRequest } from '../../src/engines/samples/sample-request.ts'
import { sampleMark, type RanSample } from '../../src/engines/openapi/model/ran-samples.ts'
import type { DocumentedSample } from './documented-samples.ts'
import { runSample } from './programs.ts'
import type { Sandbox } from './sandbox.ts'

/** The environment of a sample that runs. */
export interface SampleEnvironment {
  sandbox: Sandbox
  /** The working directory. It has a file named `file`, which samples with an upload send. */
  folder: string
}

/** The result of one request in several languages. */
export interface SampleResult extends RanSample {
  /** Failures by language. */
  failed: Partial<Record<SampleLanguage, string>>
}

/**
 * Runs a request in these languages. A sample ran if it ended without an error and the answer had a 2xx status (CONSOLE-46).
 */
export async function runInLanguages(
  { request, ...place }: DocumentedSample,
  languages: readonly SampleLanguage[],
  environment: SampleEnvironment,
): Promise<SampleResult> {
  const result: SampleResult = { ...place, ran: {}, failed: {} }
  for (const language of languages) {
    const code = createSnippet(request, language)
    const failure = await failureOf(request, code, language, environment)
    if (failure === undefined) result.ran[language] = sampleMark(code, request)
    else result.failed[language] = failure
  }
  return result
}

/**
 * Runs a sample with the token of an application and, if the platform refuses that, with the token of a person.
 * @returns why it failed; undefined if it ran
 */
async function failureOf(
  request: SampleRequest,
  code: string,
  language: SampleLanguage,
  environment: SampleEnvironment,
): Promise<string | undefined> {
  const { sandbox } = environment
  const localCode = code.replaceAll(new URL(request.url).origin, sandbox.origin)
  sandbox.restoreApplication()
  const failure = await runWithToken(localCode, language, await sandbox.applicationToken(), environment)
  if (failure !== 'answered 401' && failure !== 'answered 403') return failure
  return runWithToken(localCode, language, sandbox.personToken, environment)
}

async function runWithToken(
  code: string,
  language: SampleLanguage,
  token: string,
  { sandbox, folder }: SampleEnvironment,
): Promise<string | undefined> {
  const count = sandbox.callCount()
  const { failure } = await runSample(sandbox.withCredentials(code, token), language, folder)
  const status = sandbox.statusSince(count)
  if (status !== undefined && (status < 200 || status > 299)) return `answered ${status}`
  if (failure === undefined) return status === undefined ? 'sent nothing' : undefined
  const lines = failure.split('\n')
  return lines.find((line) => /^[\w.]*(Error|Exception)\b/.test(line)) ?? lines.at(-1)
}
