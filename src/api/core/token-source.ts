/** Returns the bearer token of the session, renewed if needed; undefined when nobody is signed in. */
export type TokenSource = () => Promise<string | undefined>

let source: TokenSource = () => Promise.resolve(undefined)

/** Connects the API layer to the session; called once at boot. */
export function setTokenSource(next: TokenSource): void {
  source = next
}

export function currentToken(): Promise<string | undefined> {
  return source()
}
