import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { hasOpenFiles } from '@/browser/unsaved-input'
import { paths } from '@/lib/paths'
import { useCountText } from '@/modules/dates/use-count-text'
import { SignInButton } from '@/modules/session/SignInButton'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Dialog } from '@/ui/Dialog'
import { Icon } from '@/ui/Icon'
import { LockMark } from '@/ui/LockMark'
import styles from './RetailerBar.module.css'

interface LockedRetailerBarProps {
  /** How many retailers the address names, which count after the sign-in. */
  namedCount: number
  /** One sentence about the page without retailers. */
  withoutRetailers: string
}

/** The bar of retailers for visitors, who get to know that their requirements need an account. */
export function LockedRetailerBar({ namedCount, withoutRetailers }: LockedRetailerBarProps) {
  const count = useCountText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.bar} role="group" aria-label="Retailers">
      <span className={styles.label}>
        {namedCount > 0 ? `This link names ${count(namedCount, 'retailer')}. Sign in for them.` : 'No retailer chosen'}
      </span>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Icon of={Store} size="sm" />
        Choose retailers
        <LockMark />
      </Button>
      {isOpen && <AccountDialog withoutRetailers={withoutRetailers} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface AccountDialogProps {
  withoutRetailers: string
  onClose: () => void
}

function AccountDialog({ withoutRetailers, onClose }: AccountDialogProps) {
  const [keepsFiles] = useState(hasOpenFiles)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choosing retailers needs an account"
      description={`What each retailer requires is open to people with an account. ${withoutRetailers}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Link
            className={buttonClass({})}
            to={paths.signup()}
            {...(keepsFiles && { target: '_blank', rel: 'noopener' })}
          >
            Create Trial Account
          </Link>
          <SignInButton variant="primary" />
        </>
      }
    >
      {keepsFiles && (
        <p>You sign in in a window. Your document stays open in this tab, with your changes, and is sent nowhere.</p>
      )}
    </Dialog>
  )
}
