import { useMatch } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { CheckPage } from './CheckPage'
import { SamplePage } from './SamplePage'

/** The check of documents, and the samples that it can open. One tool, so that a sample is handed over without an address. */
export function Tool() {
  return useMatch(paths.documentSample()) ? <SamplePage /> : <CheckPage />
}
