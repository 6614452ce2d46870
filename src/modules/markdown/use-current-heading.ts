import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/percent-encoding'
import type { Heading } from '@/engines/markdown/parsed-markdown'

/** How far below the top of the window a heading may be to count as reached, in pixels. */
const reachedPixels = 120

/**
 * The id of the last heading that has been scrolled past; the first heading at the top of the page. At its end, where the last
 * headings cannot reach the top, it is the one that the address names if that is in view, else the last one.
 */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const { hash } = useLocation()

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const top = ({ id }: Heading) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
      const passed = headings.findLast((heading) => top(heading) <= reachedPixels)
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const named = headings.find(({ id }) => id === decode(hash.slice(1)))
      const isInView = named && top(named) >= 0 && top(named) < window.innerHeight
      const atEnd = isInView ? named : window.scrollY > 0 ? headings.at(-1) : undefined
      setCurrent(((isAtEnd ? atEnd : undefined) ?? passed ?? headings[0])?.id)
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
  }, [headings, hash])

  return current
}
