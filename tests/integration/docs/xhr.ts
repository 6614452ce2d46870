import { vi } from 'vitest'

/**
 * Adds a missing feature to the mocked XMLHttpRequest: a connection that is lost in the middle of a response. It dispatches the
 * event that browsers dispatch.
 */
export function xhrOfTests() {
  let calls: XMLHttpRequest[] = []

  return {
    /** Call it before each test, after requests are mocked; `vi.unstubAllGlobals` undoes it. */
    start() {
      calls = []
      const construct = (target: typeof XMLHttpRequest) => {
        const call = new target()
        calls.push(call)
        call.addEventListener('loadend', () => {
          calls = calls.filter((other) => other !== call)
        })
        return call
      }
      vi.stubGlobal('XMLHttpRequest', new Proxy(XMLHttpRequest, { construct }))
    },
    /** Loses the connections of the pending calls. */
    loseConnections: (): Promise<Response> =>
      new Promise((resolve) => {
        setTimeout(() => {
          const lost = calls
          calls = []
          lost.forEach((call) => call.dispatchEvent(new ProgressEvent('error')))
          // Aborts the mocked call, which would otherwise become a real request when the mocks are removed.
          if (lost.length > 0) resolve(Response.error())
        })
      }),
  }
}
