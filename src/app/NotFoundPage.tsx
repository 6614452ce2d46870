import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import linkRow from '@/ui/link-row.module.css'

const links = [
  { to: paths.docs(), name: 'API Documentation', text: 'Services, endpoints, code samples' },
  { to: paths.rsx(), name: 'Integration Resources', text: 'Schemas, example files, fields and qualifiers' },
  { to: paths.contact(), name: 'Contact', text: 'Tell support about a broken link' },
]

/** The page for unknown addresses (SHELL-14), and for internal ones when the reader is not staff. */
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
      actions={
        canGoBack() ? (
          <Button onClick={() => void navigate(-1)}>Back to the last page</Button>
        ) : (
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.home()}>
            Go to Home
          </Link>
        )
      }
      rows={links.map(({ to, name, text }) => (
        <Link key={to} className={linkRow.linkRow} to={to}>
          <b>{name}</b>
          <span>{text}</span>
          <Icon of={ChevronRight} size="sm" />
        </Link>
      ))}
    />
  )
}

/** Whether there is a page to go back to. A tab that was opened at this address has none. */
function canGoBack(): boolean {
  // The navigation API knows whether this is the first entry, but only of this site's own pages.
  const isFirst = 'navigation' in window && !window.navigation.canGoBack && document.referrer === ''
  return window.history.length > 1 && !isFirst
}
