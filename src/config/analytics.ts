declare global {
  interface Window {
    /** The queue of the analytics container. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Hands an event to analytics: it waits in a queue on the page, which makes no request of its own. */
export function pushAnalytics(event: { event: string } & Record<string, unknown>): void {
  ;(window.dataLayer ??= []).push(event)
}
