import { isInternal, isToolbox } from '@/config/people'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { Callout } from '@/ui/Callout'
import styles from '../SchemaDownloadPage.module.css'

/** The note on the restricted version, for people of network organizations (RSX-24). */
export function RestrictedNote() {
  const { data: user } = useCurrentUser()
  if (!isInternal(user)) return null
  return (
    <Callout className={styles.note}>
      <p>
        {isToolbox(user)
          ? 'Schema version 7.1.0 is internal only.'
          : 'Schema version 7.1.0 is available through the Service Desk with Network Toolbox.'}
      </p>
    </Callout>
  )
}
