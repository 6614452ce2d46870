import { useLocation } from 'react-router-dom'
import { browserUrl, type Selection } from '../model/selection'

/**
 * Returns the address of the browser with a selection. When the reader came from there, it has the kind and filters of that
 * visit, which are stored in the entry of the history and not in the address, because people share addresses.
 */
export function useBrowserUrl(selection: Selection): string {
  const { state } = useLocation() as { state: unknown }
  return browserUrl(selection, typeof state === 'string' ? state : '')
}
