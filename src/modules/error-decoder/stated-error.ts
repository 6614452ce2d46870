/** The form in which an error was answered. */
type Dialect =
  | 'envelope'
  | 'problem'
  | 'oauth'
  /** A message with the status as its code, as older versions of the APIs answer. */
  | 'message'
  | 'refusal'
  /** The state of a batch that failed. */
  | 'batch'
  | 'page'
  | 'xml'
  | 'json'
  | 'text'
  | 'none'

/** What an error says about a field. */
export interface StatedField {
  name: string
  /** Part of the request: `body`, `query`, `header` or `path`. */
  source?: string | undefined
  code?: string | undefined
  message?: string | undefined
  value?: string | undefined
}

/** What an answer says about its error, in its own words. */
export interface StatedError {
  dialect: Dialect
  status?: number | undefined
  code?: string | undefined
  title?: string | undefined
  detail?: string | undefined
  fields: readonly StatedField[]
  requestId?: string | undefined
}
