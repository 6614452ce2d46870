declare global {
  interface Window {
    /** Requests that the start script has sent without a token before the portal's code was loaded, by URL. */
    earlyResponses?: Map<string, Promise<Response>>
  }
}

/**
 * Takes the response to a request that the start script has sent, once. A caller uses it in place of its own first request
 * without a token. Rejects as `fetch` does.
 * @returns undefined when the start script has not requested this URL.
 */
export function takeEarlyResponse(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined
  const response = window.earlyResponses?.get(url)
  window.earlyResponses?.delete(url)
  return response
}
