import { vi } from 'vitest'

/** The longest limit of a call, in milliseconds. */
const longest = 20_000

/**
 * What the request mocks leave out of XMLHttpRequest: its own clock (`timeout`), and a connection that is lost within the
 * answer. Both tell the caller by the events that browsers send.
 */
export function xhrOfTests() {
  let calls: XMLHttpRequest[] = []

  function tell(type: 'timeout' | 'error', which: (call: XMLHttpRequest) => boolean): Promise<Response> {
    return new Promise((resolve) => {
      setTimeout(() => {
        const told = calls.filter(which)
        calls = calls.filter((call) => !told.includes(call))
        told.forEach((call) => call.dispatchEvent(new ProgressEvent(type)))
        // The mocks are not left waiting: they would send the call in earnest when they end.
        if (told.length > 0) resolve(Response.error())
      })
    })
  }

  return {
    /** To be called before each test, once requests are mocked; `vi.unstubAllGlobals` ends it. */
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
    /** An answer that never comes: 20 seconds pass at once for the calls under way, which ends those that have a limit. */
    passTime: () => tell('timeout', ({ timeout }) => timeout > 0 && timeout <= longest),
    /** An answer that never ends: the connections of the calls under way are lost. */
    loseConnections: () => tell('error', () => true),
  }
}
