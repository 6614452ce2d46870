import { useEffect, useState } from 'react'
import type { Heading } from '@/engines/markdown/parsed-markdown'

/** How far below the top of the window a heading may be to count as reached, in pixels. */
const reachedPixels = 120

/** The id of the last heading that has been scrolled past; the first heading at the top of the page. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const passed = headings.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= reachedPixels
      })
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const last = isAtEnd && window.scrollY > 0 ? headings.at(-1) : undefined
      setCurrent((last ?? passed ?? headings[0])?.id)
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [headings])

  return current
}
