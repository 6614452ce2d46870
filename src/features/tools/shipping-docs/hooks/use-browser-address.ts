import { useLocation } from 'react-router-dom'
import { browserAddress, type Selection } from '../model/selection'

/**
 * Address of the browser with a selection: as it was left, with its kind and filters, when the reader came from there.
 * The entry of the history knows that and not the address, which people hand on.
 */
export function useBrowserAddress(selection: Selection): string {
  const { state } = useLocation() as { state: unknown }
  return browserAddress(selection, typeof state === 'string' ? state : '')
}
