declare global {
  interface Window {
    /** The queue of the analytics container. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds an event to the queue of the analytics container. The portal itself sends nothing. */
export function pushAnalytics(event: { event: string } & Record<string, unknown>): void {
  ;(window.dataLayer ??= []).push(event)
}
