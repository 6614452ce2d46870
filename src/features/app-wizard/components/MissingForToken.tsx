import type { Application } from '@/api/devcenter/schemas'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { stepIds } from '../model/steps'
import styles from './ConnectionStep.module.css'

interface MissingForTokenProps {
  application: Application
  onOpenStep: (id: number) => void
}

/** What has to be done before a token can be obtained with the keys (1 §4); nothing when nothing is missing. */
export function MissingForToken({ application, onOpenStep }: MissingForTokenProps) {
  const missing = missingOf(application)
  if (!missing) return null
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

function missingOf({ appType, redirectUris }: Application) {
  if (appType === undefined) {
    return {
      title: 'No token can be obtained yet: this application has no type.',
      text: 'The type decides how your application asks for a token and whether it has a secret.',
      action: 'Open App Types',
      step: stepIds.types,
    }
  }
  if (appType !== 'm2m' && redirectUris.length === 0) {
    return {
      title: 'No token can be obtained yet: this application has no redirect URI.',
      text: 'People who sign in are sent back to a redirect URI, and only to one that is saved here.',
      action: 'Open Redirect URI',
      step: stepIds.redirects,
    }
  }
  return undefined
}
