/**
 * The element on which an event started. Inside a shadow root, `event.target` is the host of the root for everybody outside:
 * the editor of documents has such a root.
 */
export function startOf(event: Event): Element | undefined {
  const [start] = event.composedPath()
  return start instanceof Element ? start : undefined
}

/** Whether an event started in an element that matches a selector, on either side of a shadow root. */
export function isInside(event: Event, selector: string): boolean {
  return event.composedPath().some((node) => node instanceof Element && node.matches(selector))
}
