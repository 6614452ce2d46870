import { Callout } from '@/ui/Callout'
import styles from './EngineersNote.module.css'

/** A note for staff with the Network Toolbox (DOC-54). */
export function EngineersNote() {
  return (
    <Callout title="Note for engineers" className={styles.note}>
      <p>
        You are signed in as staff: the sidebar also lists Internal Build Guides and Internal Development Tools, and
        entries marked Internal. Visitors and customers see none of them, so do not send links to them.
      </p>
    </Callout>
  )
}
