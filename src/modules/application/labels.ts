import type { AppType } from '@/api/devcenter/schemas'
import { cutTitle } from '@/lib/cut-text'

/** Grant type labels (APP-33). */
export const grantTypeLabels: Record<AppType, string> = {
  web: 'Web Service Application',
  native: 'Native Application',
  spa: 'Single-Page Application',
  m2m: 'Machine-to-Machine Application',
}

/** Whether the portal knows this type of application. */
export function isAppType(type: string | undefined): type is AppType {
  return type !== undefined && Object.hasOwn(grantTypeLabels, type)
}

/** The label of an application's type; for a type that the portal does not know, its own name. */
export function typeLabel(type: string | undefined): string {
  if (!type) return 'No type yet'
  return isAppType(type) ? grantTypeLabels[type] : type
}

/** Whether applications of a type have an App Secret (APP-46). */
export function hasSecret(type: string | undefined): boolean {
  return type === 'web' || type === 'm2m'
}

const cardLength = 50

/** Cuts a title or description for a small card at 50 characters (APP-5), never inside a character, with an ellipsis. */
export function cut(text: string): string {
  return cutTitle(text, cardLength)
}
