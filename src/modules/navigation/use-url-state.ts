import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** How long after the last key the text is written to the address, in milliseconds. */
const writeDelayMs = 250

/**
 * The query of the address, and a function that changes parameters of it: undefined removes one, a list repeats one. The
 * entry of the history is replaced. Use one per page.
 */
export interface UrlQuery {
  query: URLSearchParams
  change: (changes: Record<string, string | readonly string[] | undefined>) => void
}

export function useUrlQuery(): UrlQuery {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  // Two changes may follow each other before the first is rendered: the second has to start from the first.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])

  const change: UrlQuery['change'] = (changes) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name)
      for (const item of typeof value === 'string' ? [value] : (value ?? [])) if (item !== '') next.append(name, item)
    }
    latest.current = next
    // Synchronously: a checkbox or radio button must not jump back until the page is rendered. The state of the entry
    // in the history is preserved.
    setQuery(next, { replace: true, preventScrollReset: true, flushSync: true, state })
  }
  return { query, change }
}

/** State for a text field whose text is in the address. The address follows shortly after typing, or before the next press elsewhere. */
export function useUrlText({ query, change }: UrlQuery, name: string): [string, (text: string) => void] {
  const fromUrl = query.get(name) ?? ''
  const [text, setText] = useState(fromUrl)
  const [seen, setSeen] = useState(fromUrl)
  const [sent, setSent] = useState(fromUrl)

  // Takes over a change from elsewhere (Back, a link), but not our own: the reader may have typed more since.
  if (fromUrl !== seen) {
    setSeen(fromUrl)
    if (fromUrl !== sent) {
      setText(fromUrl)
      setSent(fromUrl)
    }
  }

  const write = useEffectEvent(() => {
    setSent(text)
    change({ [name]: text })
  })
  useEffect(() => {
    if (text === sent) return undefined
    const timer = setTimeout(write, writeDelayMs)
    // The next press may lead to another page, which a late change of the address would undo, so it is written before. It
    // is not written on the click itself: a checkbox that is rendered again at that moment would miss the click.
    const writeNow = () => write()
    const writeOnLeaving = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' || key === 'Enter') write()
    }
    const writeNever = () => clearTimeout(timer)
    document.addEventListener('pointerdown', writeNow, { capture: true })
    document.addEventListener('keydown', writeOnLeaving, { capture: true })
    window.addEventListener('popstate', writeNever)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', writeNow, { capture: true })
      document.removeEventListener('keydown', writeOnLeaving, { capture: true })
      window.removeEventListener('popstate', writeNever)
    }
  }, [text, sent])

  return [text, setText]
}
