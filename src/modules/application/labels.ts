import type { AppType } from '@/api/devcenter/schemas'

/** Grant type labels (1 §3). */
export const grantTypeLabels: Record<AppType, string> = {
  web: 'Web Service Application',
  native: 'Native Application',
  spa: 'Single-Page Application',
  m2m: 'Machine-to-Machine Application',
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
