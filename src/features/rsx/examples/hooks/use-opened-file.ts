import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UrlQuery } from '@/modules/navigation/use-url-state'
import { exampleNamed } from '@/engines/rsx/example-files'

/**
 * The example file that the address names, and a function to close it. If the file was opened from the list, closing goes back
 * in the history, so that the list has one entry there; the link stores the query of the list in the history entry. After a
 * cold start, or if the query has changed since, going back would show something else: then closing changes the address.
 */
export function useOpenedFile({ query, change }: UrlQuery) {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const name = query.get('file')
  // Going back takes time. A second click meanwhile must not go back twice.
  const isClosing = useRef(false)
  useEffect(() => {
    if (name === null) isClosing.current = false
  }, [name])

  function close() {
    const listQuery = new URLSearchParams(query)
    listQuery.delete('file')
    if (state !== listQuery.toString()) change({ file: undefined })
    else if (!isClosing.current) {
      isClosing.current = true
      void navigate(-1)
    }
  }
  return { opened: exampleNamed(name), close }
}
