import { useEffect, useRef } from 'react'

/** A ref for the heading of a list, which takes the focus on another page: the link at the bottom may be gone. */
export function usePageFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedPage = useRef(page)
  useEffect(() => {
    if (focusedPage.current === page) return
    focusedPage.current = page
    // Another filter or order starts at the first page, and its field keeps the focus.
    if (!document.activeElement?.matches('input, select')) heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
