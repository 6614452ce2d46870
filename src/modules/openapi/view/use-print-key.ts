import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pause } from '@/lib/pause'
import { printPrepared } from '@/ui/use-printing'

const checkMs = 50
/** So often nothing may be under way in a row; so often it is looked at. */
const [calm, most] = [3, 100]

/**
 * Ctrl-P prints an operation whole: a browser does not wait for what has to be asked for, so the levels of its schemas
 * are opened before. From the browser's menu only what is on the page already is printed.
 */
export function usePrintKey(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      const plain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!plain || event.key.toLowerCase() !== 'p') return
      event.preventDefault()
      void printPrepared(async () => {
        for (let quiet = 0, checks = 0; quiet < calm && checks < most; checks++) {
          await pause(checkMs)
          quiet = queryClient.isFetching({ queryKey: ['openapi'] }) === 0 ? quiet + 1 : 0
        }
      })
    }
    document.addEventListener('keydown', print)
    return () => document.removeEventListener('keydown', print)
  }, [queryClient])
}
