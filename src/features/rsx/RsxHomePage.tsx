import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { AreaLanding } from '@/modules/documentation/area-pages/AreaLanding'
import { RsxArticle } from './components/RsxArticle'
import { rsxArea } from '@/engines/documentation/areas/areas'

const publicPages = [
  {
    page: 'rsx-overview',
    label: 'RSX overview',
    text: 'The documents, their formats, and the six steps to live orders',
  },
  { page: 'schema-download', label: 'Schema Downloads', text: 'XML, JSON, CSV and positional, by version' },
  { page: 'connect-to-network', label: 'Connection tools', text: 'AS2, SFTP and the Transaction API' },
].map(({ page, ...row }) => ({ ...row, to: paths.rsxPage(page) }))

const publicTools = [
  { to: paths.documentCheck(), label: 'Check a Document', text: 'Find errors in a document before you send it' },
]

/** The first page of Integration Resources, `/rsx`: a landing card for visitors, the overview for signed-in people (RSX-3). */
export function RsxHomePage() {
  const isSignedIn = useSession().status === 'signedIn'
  if (isSignedIn) return <RsxArticle page={rsxArea.overview} />
  return (
    <AreaLanding
      title="What is RSX?"
      text="Retail Standard XML is one document format for every retailer on the network: you write one integration, and the network translates to what each retailer speaks. Sign in to look up fields and qualifiers, compare what your retailers require, and download example files."
      iconPath="M8 9h8M8 12h8M8 15h5"
      open={[...publicPages, ...publicTools]}
    />
  )
}
