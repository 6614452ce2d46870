import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorFacts } from '@/engines/openapi/document/reading-error'
import type { OperationKey } from '@/engines/openapi/document/types'
import { paths } from '@/lib/paths'
import { showToast } from '@/ui/toast'
import { pasteDocument } from '@/workers/openapi/client'

/** The earlier document that a verified one is compared with: `with` of the address, or an opened file. */
export function useEarlierDocument(serviceSlug: string) {
  const [search, setSearch] = useSearchParams()
  /** Name of a document that was opened; it stays in the browser. */
  const [opened, setOpened] = useState<string>()
  const given = search.get('with')
  const later = search.get('url')
  const withoutEarlier = later === null ? {} : { url: later }
  const linkTo = useCallback(
    ({ path, method, webhook }: OperationKey) =>
      paths.verification(serviceSlug, {
        url: given ?? undefined,
        path,
        method,
        webhook: webhook ? 'true' : undefined,
      }),
    [serviceSlug, given],
  )

  async function openText(text: string) {
    try {
      const source = await pasteDocument(text)
      setSearch(withoutEarlier)
      setOpened(source.url)
    } catch (thrown) {
      showToast({ tone: 'error', title: 'The document could not be read', message: errorFacts(thrown).message })
    }
  }

  function compareWith(url: string) {
    setOpened(undefined)
    setSearch({ ...withoutEarlier, with: url })
  }

  function end() {
    setOpened(undefined)
    setSearch(withoutEarlier)
  }

  /** Exchanges both documents. */
  function swap(openedLater: string | undefined, setOpenedLater: (name: string | undefined) => void) {
    setOpenedLater(opened)
    setOpened(openedLater)
    setSearch({ ...(given !== null && { url: given }), ...(later !== null && { with: later }) })
  }

  return {
    url: given ?? opened,
    given,
    opened,
    linkTo: given === null ? undefined : linkTo,
    openText,
    compareWith,
    end,
    swap,
    forget: () => setOpened(undefined),
  }
}
