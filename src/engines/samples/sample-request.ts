/** The languages of samples in display order (DOC-42). The first is the default. */
export const sampleLanguages = ['python', 'curl', 'java', 'csharp', 'javascript'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

const sampleLanguageLabels: Record<SampleLanguage, string> = {
  python: 'Python',
  curl: 'cURL',
  java: 'Java',
  csharp: 'C#',
  javascript: 'JavaScript',
}

/** The forms of a sample: the languages, and curl for the two shells of Windows. */
export const sampleChoices = [...sampleLanguages, 'curl-cmd', 'curl-powershell'] as const
export type SampleChoice = (typeof sampleChoices)[number]

export const sampleChoiceLabels: Record<SampleChoice, string> = {
  ...sampleLanguageLabels,
  'curl-cmd': 'cURL (Windows cmd)',
  'curl-powershell': 'cURL (PowerShell)',
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
  /** Whether reserved and percent-encoded characters of the value of a form field stay as they are. */
  reserved?: boolean
  fileName?: string
  contentType?: string
}

export interface SampleBody {
  mimeType: string
  /** The body as text; forms have `params` instead, files `fileName`. */
  text?: string
  /** Whether somebody typed the text: it is sent byte for byte. The text of an example may be written in another way. */
  isTyped?: boolean
  params?: SampleParameter[]
  fileName?: string
}

/** How the sample reads a successful response. JSON is read as a text, because the values of a language lose digits of its numbers. */
export type SampleResponse = 'text' | 'bytes' | 'nothing'

/** A request to show as code. */
export interface SampleRequest {
  method: string
  /** Absolute, with its path parameters filled in. Includes a query that is given as one text, encoded. */
  url: string
  headers: NameValue[]
  query: QueryPair[]
  body?: SampleBody
  /** A text by default. */
  response?: SampleResponse
  /** Why the request must not be sent, as a sentence. */
  refusal?: string
}
