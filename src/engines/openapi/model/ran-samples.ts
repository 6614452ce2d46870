import { sampleLanguages, type SampleLanguage, type SampleRequest } from '@/engines/samples/sample-request'
import { digest } from '@/lib/digest'
import { isObject, own, ownList, ownText } from '../document/json'
import { isIdempotencyKey } from './idempotency-key'

/** The samples of a document that ran, as the file beside it states them (CONSOLE-46). */
export interface RanSamples {
  /** ISO timestamp. */
  ranAt: string
  /** Name of the system that answered, such as `local platform`. */
  against: string
  /** Version of the document when its samples ran. */
  version?: string
  /** The programs that ran the samples, with their versions, by language. */
  tools: Partial<Record<SampleLanguage, string>>
  samples: RanSample[]
}

/** The languages in which one request of an operation ran. */
export interface RanSample {
  /** Upper case. */
  method: string
  path: string
  contentType?: string
  example?: string
  /** Marks of the code that ran, see `sampleMark`. */
  ran: Partial<Record<SampleLanguage, string>>
}

/** When and where a sample ran. */
export interface SampleRun {
  ranAt: string
  against: string
  version?: string
  tool?: string
}

/**
 * Identifies the code of a sample of a request. Two samples have the same mark when they differ only in the origin that they
 * call, because the samples of all servers of a document run against one of them, or in an idempotency key, which is always new.
 */
export function sampleMark(code: string, { url, headers }: Pick<SampleRequest, 'url' | 'headers'>): string {
  const keys = headers.filter(({ name }) => isIdempotencyKey({ in: 'header', name })).map(({ value }) => value)
  const changing = [...(URL.canParse(url) ? [new URL(url).origin] : []), ...keys.filter((value) => value !== '')]
  return digest(changing.reduce((rest, text) => rest.replaceAll(text, ''), code))
}

/** Finds when this code of an operation ran; undefined if exactly this code did not. */
export function findRun(
  { samples, ranAt, against, version, tools }: RanSamples,
  { method, path }: { method: string; path: string },
  language: SampleLanguage,
  mark: string,
): SampleRun | undefined {
  const hasRun = samples.some(
    (sample) => sample.method === method && sample.path === path && sample.ran[language] === mark,
  )
  const tool = tools[language]
  return hasRun ? { ranAt, against, ...(version !== undefined && { version }), ...(tool && { tool }) } : undefined
}

/** Reads the file of samples that ran; undefined when it is not one. Malformed entries are left out. */
export function readRanSamples(json: unknown): RanSamples | undefined {
  const ranAt = ownText(json, 'ranAt')
  const against = shortText(json, 'against')
  if (ranAt === undefined || against === undefined) return undefined
  const version = shortText(json, 'version')
  const samples = ownList(json, 'samples').filter(isObject)
  return {
    ranAt,
    against,
    ...(version !== undefined && { version }),
    tools: textsByLanguage(json, 'tools'),
    samples: samples.map((sample) => ({
      method: ownText(sample, 'method') ?? '',
      path: ownText(sample, 'path') ?? '',
      ran: textsByLanguage(sample, 'ran'),
    })),
  }
}

function textsByLanguage(object: unknown, key: string): Partial<Record<SampleLanguage, string>> {
  const texts = own(object, key)
  return Object.fromEntries(
    sampleLanguages.flatMap((language) => {
      const text = shortText(texts, language)
      return text === undefined ? [] : [[language, text]]
    }),
  )
}

/** Longer texts of the file are cut, because they are shown in one line. In characters. */
const maxTextLength = 100

function shortText(object: unknown, key: string): string | undefined {
  return ownText(object, key)?.slice(0, maxTextLength)
}
