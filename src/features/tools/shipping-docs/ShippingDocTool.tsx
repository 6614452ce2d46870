import { useMatch } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { BrowserPage } from './BrowserPage'
import { RequirementsPage } from './RequirementsPage'

/** The Shipping Document Browser and its field requirements: one tool, so that the second page is there with the first. */
export function Tool() {
  return useMatch(paths.tool('shipping-doc-browser/field-requirements')) ? <RequirementsPage /> : <BrowserPage />
}
