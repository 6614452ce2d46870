/** The languages of samples in display order (DOC-42). The first is the default. */
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

/** A name and value of the query string. */
export interface QueryPair extends NameValue {
  /** Whether reserved and percent-encoded characters of the value stay as they are, if a query may contain them. */
  reserved?: boolean
}

/** A field or part of a form. A file has a `fileName`, and `value` is its content. */
export interface SampleParameter {
  name: string
  value?: string
  /** Whether the value of a form field is encoded already. */
  isEncoded?: boolean
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

/** How the sample reads a successful response; reading it in another form would fail. */
export type SampleAnswer = 'json' | 'text' | 'bytes' | 'nothing'

/** A request to show as code. */
export interface SampleRequest {
  method: string
  /** Absolute, with its path parameters filled in. Includes a query that is given as one text, encoded. */
  url: string
  headers: NameValue[]
  query: QueryPair[]
  body?: SampleBody
  /** JSON by default. */
  answer?: SampleAnswer
}
