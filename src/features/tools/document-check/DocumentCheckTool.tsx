import { useMatch } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { CheckPage } from './CheckPage'
import { SamplePage } from './SamplePage'

/**
 * The check of documents, and the samples that it can open. One tool, so that a sample is handed over without an address. Open to
 * everybody (CHECK-1); a visitor who signs in gets a page with the rules of members, which takes over the open files.
 */
export function Tool() {
  const isSample = useMatch(paths.documentSample()) !== null
  const isVisitor = useSession().status !== 'signedIn'
  const ToolPage = isSample ? SamplePage : CheckPage
  return <ToolPage key={isVisitor ? 'visitor' : 'member'} isVisitor={isVisitor} />
}
