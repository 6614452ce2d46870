import type { Missing } from '@/modules/application/missing'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import styles from './ConnectionStep.module.css'

interface MissingForTokenProps {
  missing: Missing
  onOpenStep: (id: number) => void
}

/** Says what is missing before a token can be obtained, and opens the step where it is added. */
export function MissingForToken({ missing, onOpenStep }: MissingForTokenProps) {
  return (
    <Callout tone="warn" title={missing.title}>
      <p>{missing.text}</p>
      <p className={styles.retry}>
        <Button size="sm" onClick={() => onOpenStep(missing.step)}>
          {missing.action}
        </Button>
      </p>
    </Callout>
  )
}
