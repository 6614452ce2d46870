import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { AreaLanding } from '@/modules/documentation/area-pages/AreaLanding'
import { AreaPage } from '@/modules/documentation/area-pages/AreaPage'
import { userGuidesArea } from '@/engines/documentation/areas/areas'

const publicPages = [
  { page: 'overview', label: 'All guides', text: 'A list of the guides, and which one to read first' },
  { page: 'order-to-invoice', label: 'From order to invoice', text: 'One order and every document that answers it' },
].map(({ page, ...row }) => ({ ...row, to: paths.userGuide(page) }))

/** The first page of User Guides, `/user-guides`: a landing card for visitors, the overview for signed-in people (GUIDE-2). */
export function UserGuidesHomePage() {
  const isSignedIn = useSession().status === 'signedIn'
  if (isSignedIn) return <AreaPage area={userGuidesArea} page={userGuidesArea.overview} />
  return (
    <AreaLanding
      title="User Guides"
      text="Guides for people who connect, map, test and support integrations, and mapping guides for accounting and ERP systems. Everybody can read them; sign in to download mapping guides."
      iconPath="M8 8h8v8H8zM12 8v8"
      open={publicPages}
    />
  )
}
