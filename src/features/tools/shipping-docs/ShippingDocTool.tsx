import { useMatch } from 'react-router-dom'
import { clientCode } from '@/api/shipping-docs/queries'
import { useCode } from '@/browser/use-code'
import { paths } from '@/lib/paths'
import { LateTool } from '../components/LateTool'
import { BrowserPage } from './BrowserPage'
import { RequirementsPage } from './RequirementsPage'

/** The Shipping Document Browser and its field requirements. One tool, so that both pages are loaded together. */
export function Tool() {
  const isRequirements = useMatch(paths.tool('shipping-doc-browser/field-requirements')) !== null
  const client = useCode(clientCode)
  // Both pages have placeholders of their own for the first second.
  if (client.status === 'slow' || client.status === 'failed') {
    return <LateTool label="Shipping Document Browser" {...client} />
  }
  return isRequirements ? <RequirementsPage /> : <BrowserPage />
}
