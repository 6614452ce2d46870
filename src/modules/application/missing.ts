import type { Application } from '@/api/devcenter/schemas'
import { isAppType } from './labels'
import { stepIds } from './step-ids'

/** Something that an application needs before its keys can obtain a token. */
export interface Missing {
  title: string
  /** The title in a list of applications. */
  summary: string
  text: string
  /** Label of the button that opens the step where it is added. */
  action: string
  step: number
}

/**
 * The requirement that is missing before the keys can obtain a token (APP-28); undefined when nothing is, and for a type
 * that the portal does not know.
 */
export function missingForToken({ appType, redirectUris }: Application): Missing | undefined {
  if (!appType) {
    return {
      title: 'No token can be obtained yet: this application has no type.',
      summary: 'No type: it cannot obtain a token yet',
      text: 'The type decides how your application asks for a token and whether it has a secret.',
      action: 'Open App Types',
      step: stepIds.types,
    }
  }
  if (isAppType(appType) && appType !== 'm2m' && redirectUris.length === 0) {
    return {
      title: 'No token can be obtained yet: this application has no redirect URI.',
      summary: 'No redirect URI: nobody can sign in to it yet',
      text: 'People who sign in are sent back to a redirect URI, and only to one that is saved here.',
      action: 'Open Redirect URI',
      step: stepIds.redirects,
    }
  }
  return undefined
}
