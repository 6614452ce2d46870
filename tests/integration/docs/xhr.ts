import { vi } from 'vitest'

/** The longest timeout of a call, in milliseconds. */
const longest = 20_000

/**
 * Adds two missing features to the mocked XMLHttpRequest: its `timeout`, and a connection that is lost in the middle of
 * an answer. Both dispatch the events that browsers dispatch.
 */
export function xhrOfTests() {
  let calls: XMLHttpRequest[] = []

  function tell(type: 'timeout' | 'error', which: (call: XMLHttpRequest) => boolean): Promise<Response> {
    return new Promise((resolve) => {
      setTimeout(() => {
        const told = calls.filter(which)
        calls = calls.filter((call) => !told.includes(call))
        told.forEach((call) => call.dispatchEvent(new ProgressEvent(type)))
        // Aborts the mocked call, which would otherwise become a real request when the mocks are removed.
        if (told.length > 0) resolve(Response.error())
      })
    })
  }

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
    /** Lets 20 seconds pass at once for the pending calls, which ends those with a timeout. */
    passTime: () => tell('timeout', ({ timeout }) => timeout > 0 && timeout <= longest),
    /** Loses the connections of the pending calls. */
    loseConnections: () => tell('error', () => true),
  }
}
