import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AddressQuery } from '@/modules/address-state/use-address-state'
import { exampleNamed } from '../model/example-list'

/**
 * The example file that the address names, and how to close it: by going back when it was opened in the list, so that the
 * history holds the list once. The link says in its entry of the history what the list was. A cold address has no list
 * before it, and one that has changed since would be lost: those are changed in place.
 */
export function useOpenedFile({ query, change }: AddressQuery) {
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const name = query.get('file')
  // The browser takes its time to go back; a second press in between must not leave the page.
  const leaving = useRef(false)
  useEffect(() => {
    if (name === null) leaving.current = false
  }, [name])

  function close() {
    const list = new URLSearchParams(query)
    list.delete('file')
    if (state !== list.toString()) change({ file: undefined })
    else if (!leaving.current) {
      leaving.current = true
      void navigate(-1)
    }
  }
  return { opened: exampleNamed(name), close }
}
