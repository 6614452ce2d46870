import { useState } from 'react'
import { useSession } from '@/auth/session'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { contactForms, knownValues } from '../model/contact-forms'
import type { ContactValues, FormKind } from '../model/contact-forms'
import { ContactForm } from './ContactForm'
import styles from './ContactForm.module.css'

interface ContactDialogProps {
  kind: FormKind
  /** User id of the signed-in person; undefined for a visitor, and while it is not known. */
  person: string | undefined
  /** The first values of the form, if the address names a page that it is about. */
  about: Partial<ContactValues> | undefined
  onClose: () => void
}

/** A contact form in its dialog. It waits for the person's record, which fills in fields. */
export function ContactDialog({ kind, person, about, onClose }: ContactDialogProps) {
  const session = useSession()
  const { data: user, isError } = useCurrentUser()
  const waiting = session.status === 'loading' || (session.status === 'signedIn' && !user && !isError)
  // Read once: values that arrive later must not change the input.
  const [known, setKnown] = useState<ReturnType<typeof knownValues>>()
  if (known === undefined && !waiting) setKnown({ ...knownValues(user), ...about })
  if (known !== undefined) return <ContactForm kind={kind} person={person} known={known} onClose={onClose} />
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={contactForms[kind].title}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <SkeletonGroup label="Loading the form" className={styles.pending}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine width={80} />
      </SkeletonGroup>
    </Dialog>
  )
}
