import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How long typing rests before it is put into the address, in milliseconds. */
const restMs = 250

/** Reads the query of the address and changes parts of it in place; undefined takes a parameter out. */
export function useAddressQuery(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Record<string, string | undefined>) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [query, change]
}

/** A text that lives in the address: typing shows at once, the address follows when it rests. */
export function useAddressText(name: string): [string, (text: string) => void] {
  const [query, change] = useAddressQuery()
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
    return () => clearTimeout(timer)
  }, [text, sent])

  return [text, setText]
}
