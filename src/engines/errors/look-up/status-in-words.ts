import { statusEntries } from '../catalogue/statuses'

/** The names of statuses in messages, in lower case: their reasons, and what programs write instead. */
const reasons = new Map([
  ...Object.entries(statusEntries).map(([status, { reason }]) => [reason.toLowerCase(), Number(status)] as const),
  ['access denied', 403],
  ['permission denied', 403],
  ['payload too large', 413],
  ['request entity too large', 413],
  ['unprocessable entity', 422],
  ['rate limit exceeded', 429],
  ['service temporarily unavailable', 503],
  ['gateway time-out', 504],
])

const numberInWords =
  /\b(?:status|code|error|http|got|received|returned|responded with|response)(?: (?:a|an|the|code|status|was|is|of))?[\s:=(#]{1,3}([45]\d\d)\b/i

/** Longer texts are no messages of one status. */
const maxLength = 300

/**
 * Returns the status that a sentence names: by its reason and its number, by its reason alone at the start, or by its number after a
 * word such as "status". `isWhole`: the sentence says nothing else.
 */
export function statusInWords(sentence: string): { status: number; isWhole: boolean } | undefined {
  if (sentence.length > maxLength) return undefined
  const text = sentence.toLowerCase().replace(/^(?:error\b)?[\s:"'([]+/, '')
  for (const [reason, status] of reasons) {
    if (!text.includes(reason)) continue
    const rest = text.replace(reason, '').replace(String(status), '')
    const isNumbered = text.includes(String(status))
    if (isNumbered || (text.startsWith(reason) && /^(?:[\s"')\]]*$|[.:;,!]| [-–])/.test(rest)))
      return { status, isWhole: !/[a-z\d]/.test(rest) }
  }
  const found = numberInWords.exec(sentence)
  const status = Number(found?.[1])
  const behind = found ? sentence.slice(found.index + found[0].length) : ''
  return found && isStatusBefore(behind, status) ? { status, isWhole: false } : undefined
}

/** Words behind a number that is a status. Others say what it counts: "500 units". */
const wordBehindStatus =
  /^[\s"')\]]{0,4}(?:$|[^\w\s]|(?:from|for|on|in|at|by|to|with|when|while|after|because|as|and|but|or|error|response|status|code|is|was|returned|the)\b)/i

/** Whether the text behind a number allows it to be a status: nothing, its reason, or a word that nothing is counted by. */
export function isStatusBefore(behind: string, status: number): boolean {
  const text = behind.trimStart().toLowerCase()
  const isReason = [...reasons].some(([reason, one]) => one === status && text.startsWith(reason))
  return isReason || /^[A-Z]/.test(behind.trimStart()) || wordBehindStatus.test(behind)
}
