/** A sign-in in a window did not take place: the browser blocked the window, or the person closed it. */
export class WindowError extends Error {
  override name = 'WindowError'
  readonly kind: 'blocked' | 'closed'

  constructor(kind: WindowError['kind'], cause: unknown) {
    super(`The window was ${kind}`, { cause })
    this.kind = kind
  }
}
