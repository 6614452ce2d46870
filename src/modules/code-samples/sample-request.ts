/** The languages of samples in the order in which they are offered (DOC-42); the first one is the default. */
export const sampleLanguages = ['python', 'curl', 'java', 'csharp', 'javascript'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

export const sampleLanguageLabels: Record<SampleLanguage, string> = {
  python: 'Python',
  curl: 'cURL',
  java: 'Java',
  csharp: 'C#',
  javascript: 'JavaScript',
}

export interface NameValue {
  name: string
  value: string
}

/** A name and value of a query. */
export interface QueryPair extends NameValue {
  /** Reserved characters of the value stay as they are, as far as a query may hold them. */
  reserved?: boolean
}

/** A field or part of a form; a file has a name, and its value is what it holds. */
export interface SampleParameter {
  name: string
  value?: string
  fileName?: string
  contentType?: string
}

export interface SampleBody {
  mimeType: string
  /** The body as text; forms have `params` instead, files `fileName`. */
  text?: string
  params?: SampleParameter[]
  fileName?: string
}

/** What a success answers with: its code reads that and fails on nothing else. */
export type SampleAnswer = 'json' | 'text' | 'bytes' | 'nothing'

/** A request to show as code. */
export interface SampleRequest {
  method: string
  /** Absolute, path parameters filled in; a query that is one text stands in it, encoded. */
  url: string
  headers: NameValue[]
  query: QueryPair[]
  body?: SampleBody
  /** JSON where it is not known. */
  answer?: SampleAnswer
}
