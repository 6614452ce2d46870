import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pause } from '@/lib/pause'
import { printPrepared } from '@/ui/use-printing'

const checkIntervalMs = 50
/** Loading has ended when this many checks in a row find no request. */
const idleChecks = 3
const maxChecks = 100

/**
 * Makes Ctrl-P print the whole operation: opens the levels of its schemas first, because a browser does not wait for
 * requests. Printing from the browser's menu prints what is on the page.
 */
export function usePrintKey(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      const isPrintKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isPrintKey || event.key.toLowerCase() !== 'p') return
      event.preventDefault()
      void printPrepared(async () => {
        for (let idle = 0, checks = 0; idle < idleChecks && checks < maxChecks; checks++) {
          await pause(checkIntervalMs)
          idle = queryClient.isFetching({ queryKey: ['openapi'] }) === 0 ? idle + 1 : 0
        }
      })
    }
    document.addEventListener('keydown', print)
    return () => document.removeEventListener('keydown', print)
  }, [queryClient])
}
