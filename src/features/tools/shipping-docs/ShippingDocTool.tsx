import { useMatch } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { BrowserPage } from './BrowserPage'
import { RequirementsPage } from './RequirementsPage'

/** The Shipping Document Browser and its field requirements. One tool, so that both pages are loaded together. */
export function Tool() {
  return useMatch(paths.tool('shipping-doc-browser/field-requirements')) ? <RequirementsPage /> : <BrowserPage />
}
