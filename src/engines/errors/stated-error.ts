/** The form of an error in a response. */
type Dialect =
  | 'envelope'
  | 'problem'
  | 'oauth'
  /** A message with the status as its code, in the form of older versions of the APIs. */
  | 'message'
  | 'rejection'
  /** The state of a batch that failed. */
  | 'batch'
  | 'page'
  | 'xml'
  | 'json'
  | 'text'
  | 'none'

/** The statement of an error about a field. */
export interface StatedField {
  name: string
  /** Part of the request: `body`, `query`, `header` or `path`. */
  source?: string | undefined
  code?: string | undefined
  message?: string | undefined
  value?: string | undefined
}

/** The error that a response states, before the catalogue explains it. */
export interface StatedError {
  dialect: Dialect
  status?: number | undefined
  code?: string | undefined
  title?: string | undefined
  detail?: string | undefined
  fields: readonly StatedField[]
  requestId?: string | undefined
}
