import type { AppType } from '@/api/devcenter/schemas'

/** Grant type labels (1 §3). */
export const grantTypeLabels: Record<AppType, string> = {
  web: 'Web Service Application',
  native: 'Native Application',
  spa: 'Single-Page Application',
  m2m: 'Machine-to-Machine Application',
}

/** Whether the portal knows this type of application, and so what it needs for a token. */
export function isAppType(type: string | undefined): type is AppType {
  return type !== undefined && Object.hasOwn(grantTypeLabels, type)
}

/** Label of an application's type; one that the portal does not know goes by its own name. */
export function typeLabel(type: string | undefined): string {
  if (!type) return 'No type yet'
  return isAppType(type) ? grantTypeLabels[type] : type
}

/** Whether applications of a type have an App Secret (1 §4). */
export function hasSecret(type: string | undefined): boolean {
  return type === 'web' || type === 'm2m'
}

const cardLength = 50

/** A title or description cut for a small card: 50 characters (1 §9), never in the middle of a character, with an ellipsis. */
export function cut(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)]
  return characters.length <= cardLength
    ? text
    : `${characters
        .slice(0, cardLength)
        .map(({ segment }) => segment)
        .join('')
        .trimEnd()}…`
}
