import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import styles from './GetToken.module.css'
import type { TokenApplication } from './TokenSamples'
import type { ShownSecrets } from './use-shown-secrets'

const TokenSamples = lazyPart(
  () => import('./TokenSamples'),
  (module) => module.TokenSamples,
)

interface GetTokenProps {
  application: TokenApplication
  /** The clients that the organization may use; the first one is preselected. */
  kinds: readonly ClientKind[]
  secrets: ShownSecrets
}

/** Requests for a token as code samples with the application's values. Their code loads when they are opened. */
export function GetToken({ application, kinds, secrets }: GetTokenProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h3 id={id}>Get a token</h3>
          <p>What your application sends, with the values above filled in.</p>
        </div>
        <Button size="sm" aria-expanded={open} aria-controls={`${id}-samples`} onClick={() => setOpen(!open)}>
          {open ? 'Hide Code Samples' : 'Show Code Samples'}
          <Icon of={open ? ChevronUp : ChevronDown} size="sm" />
        </Button>
      </div>
      <div id={`${id}-samples`}>
        {open && (
          <TokenSamples
            application={application}
            kinds={kinds}
            secrets={secrets}
            placeholder={
              <SkeletonGroup label="Loading the samples" className={styles.samples}>
                <SkeletonLine width={50} />
                <SkeletonLine className={styles.box} />
              </SkeletonGroup>
            }
          />
        )}
      </div>
    </section>
  )
}
