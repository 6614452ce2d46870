import type { TokenFacts } from './token-facts'

/** The response to a failed call. Everything in it is untrusted. */
export interface FailedResponse {
  /** HTTP status; undefined if it is not known. */
  status?: number | undefined
  headers: readonly (readonly [name: string, value: string])[]
  /** The text of the body. Only its start is read (`maxReadCharacters`). */
  body: string
  /** Whether `body` is only the beginning of the body. */
  isCut?: boolean | undefined
  /** Method of the call. */
  method?: string | undefined
  /** Address that was called. */
  url?: string | undefined
  /** Facts about the access token that was sent, without the token itself. */
  token?: TokenFacts | undefined
}

/** The number of characters that are read from a text or a body. The rest does not change the explanation. */
export const maxReadCharacters = 100_000

/** Returns the value of a header, by its name in lower case; undefined if the header is missing or empty. */
export function headerOf({ headers }: Pick<FailedResponse, 'headers'>, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1].trim() || undefined
}
