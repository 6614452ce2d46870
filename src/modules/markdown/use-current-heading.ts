import { useEffect, useState } from 'react'
import type { Heading } from './parsed-markdown'

/** Distance below the top of the window at which a heading counts as reached, in pixels. */
const reached = 120

/** The id of the heading that the reader is below; the first one at the top of the page. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const passed = headings.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= reached
      })
      const end = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const last = end && window.scrollY > 0 ? headings.at(-1) : undefined
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
