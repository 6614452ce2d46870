import type { TokenFacts } from './token-facts'

/** The answer to a failed call, as a client received it. Everything in it is untrusted. */
export interface FailedAnswer {
  /** HTTP status; undefined when it is not known. */
  status?: number | undefined
  headers: readonly (readonly [name: string, value: string])[]
  /** The text of the body. Only its beginning is read (`maxReadCharacters`). */
  body: string
  /** Method of the call. */
  method?: string | undefined
  /** Address that was called. */
  url?: string | undefined
  /** The access token that was sent, as far as it is known without the token itself. */
  token?: TokenFacts | undefined
}

/** How many characters of a text or a body are read. The rest cannot change the explanation, and takes time. */
export const maxReadCharacters = 100_000

/** The value of a header, whatever the case of its name; undefined when it is missing or empty. */
export function headerOf({ headers }: Pick<FailedAnswer, 'headers'>, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1].trim() || undefined
}
