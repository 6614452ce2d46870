import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import linkRow from '@/ui/link-row.module.css'

const waysOn = [
  { to: paths.docs(), name: 'API Documentation', text: 'Services, endpoints, code samples' },
  { to: paths.rsx(), name: 'Integration Resources', text: 'Schemas, example files, fields and qualifiers' },
  { to: paths.contact(), name: 'Contact', text: 'Tell support about a broken link' },
]

/** Unknown paths (3 §2), and internal ones for everybody else. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Splash
      headingLevel={1}
      title="The page you're looking for can't be found."
      text={
        <>
          Nothing lives at <code>{pathname}</code>. The address may be mistyped, or the page was moved.
        </>
      }
      actions={<Button onClick={() => void navigate(-1)}>Back to the last page</Button>}
      rows={waysOn.map(({ to, name, text }) => (
        <Link key={to} className={linkRow.linkRow} to={to}>
          <b>{name}</b>
          <span>{text}</span>
          <Icon of={ChevronRight} size="sm" />
        </Link>
      ))}
    />
  )
}
