/**
 * Returns the bearer token of the session, renewed if needed; undefined when nobody is signed in.
 * @param refused a token that a server has refused: another one is returned, or undefined when the session has ended. A refused
 * call had no effect, so it can be repeated with the new token.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>

let source: TokenSource = () => Promise.resolve(undefined)

/** Connects the API layer to the session; called once at boot. */
export function setTokenSource(next: TokenSource): void {
  source = next
}

/** Returns the token of the session, see `TokenSource`. */
export function currentToken(refused?: string): Promise<string | undefined> {
  return source(refused)
}
