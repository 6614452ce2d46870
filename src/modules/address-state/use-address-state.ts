import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** How long typing rests before it is put into the address, in milliseconds. */
const restMs = 250

/** The query of the address, and how to change parts of it in place: undefined takes a parameter out, a list repeats it. One for a page. */
export interface AddressQuery {
  query: URLSearchParams
  change: (changes: Record<string, string | readonly string[] | undefined>) => void
}

export function useAddressQuery(): AddressQuery {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  // Two changes may follow each other before the first is rendered: the second starts from the first, not from the page.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])

  const change: AddressQuery['change'] = (changes) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name)
      for (const item of typeof value === 'string' ? [value] : (value ?? [])) if (item !== '') next.append(name, item)
    }
    latest.current = next
    // At once: a box or radio button must not jump back until a slower rendering catches up. What the entry of the
    // history knows stays with it.
    setQuery(next, { replace: true, preventScrollReset: true, flushSync: true, state })
  }
  return { query, change }
}

/** A text that lives in the address: typing shows at once, the address follows when it rests, or with the next press elsewhere. */
export function useAddressText({ query, change }: AddressQuery, name: string): [string, (text: string) => void] {
  const given = query.get(name) ?? ''
  const [text, setText] = useState(given)
  const [seen, setSeen] = useState(given)
  const [sent, setSent] = useState(given)

  // What comes from elsewhere (back, a link) counts; the echo of our own writing does not: there may be more typed since.
  if (given !== seen) {
    setSeen(given)
    if (given !== sent) {
      setText(given)
      setSent(given)
    }
  }

  const write = useEffectEvent(() => {
    setSent(text)
    change({ [name]: text })
  })
  useEffect(() => {
    if (text === sent) return undefined
    const timer = setTimeout(write, restMs)
    // What is pressed next may lead to another page, which a late change of this one's address would undo: it is made
    // before. Not with the click itself, of which a box that is rendered again at that moment would not know.
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
