import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { AreaLanding } from '@/modules/doc-area/AreaLanding'
import { AreaPage } from '@/modules/doc-area/AreaPage'
import { userGuidesArea } from './model/user-guides-area'

const open = [
  { page: 'overview', label: 'All guides', text: 'What there is, and which one to read first' },
  { page: 'order-to-invoice', label: 'From order to invoice', text: 'One order and every document that answers it' },
].map(({ page, ...row }) => ({ ...row, to: paths.userGuide(page) }))

/** /user-guides: a landing card for visitors, the overview page for everybody else (decisions, Routes). */
export function UserGuidesHomePage() {
  const signedIn = useSession().status === 'signedIn'
  if (signedIn) return <AreaPage area={userGuidesArea} page={userGuidesArea.overview} />
  return (
    <AreaLanding
      title="User Guides"
      text="Guides for people who connect, map, test and support integrations, and mapping guides for accounting and ERP systems. Reading is open to everybody; sign in to download mapping guides."
      sign="M8 8h8v8H8zM12 8v8"
      open={open}
    />
  )
}
