import { countOf, someOf } from '@/lib/phrases'
import { levels, type Change, type Role } from './change'

const maxNamedRetailers = 6

/**
 * Says in one or two sentences how many changes break something, and which retailers they affect: "3 changes break what you send,
 * 12 do not. Northgate Outfitters and Harbor & Pine are affected." (COMPARE-1)
 * @param role The role that was compared for; undefined where the changes cover both directions.
 */
export function summarize(changes: readonly Change[], role: Role | undefined): string {
  if (changes.length === 0) return 'Nothing differs.'
  const counts = levels.map(({ value }) => changes.filter(({ level }) => level === value).length)
  const [breaking = 0, warnings = 0, harmless = 0, wording = 0] = counts
  const sentences = [
    verdict(breaking, warnings, harmless, role === undefined ? 'what you send or receive' : `what you ${role}`),
    wordingSentence(wording, changes.length),
    retailerSentence(changes),
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function verdict(breaking: number, warnings: number, harmless: number, object: string): string {
  if (breaking + warnings === 0) {
    if (harmless === 0) return ''
    return harmless === 1
      ? `The only change does not break ${object}.`
      : `None of the ${harmless} changes breaks ${object}.`
  }
  const parts = [
    breaking === 0 ? '' : `${countOf(breaking, 'change')} ${breaking === 1 ? 'breaks' : 'break'} ${object}`,
    warnings === 0
      ? ''
      : breaking === 0
        ? `${countOf(warnings, 'change')} may break ${object}`
        : `${warnings} may break it`,
    harmless === 0 ? '' : `${harmless} ${harmless === 1 ? 'does' : 'do'} not`,
  ]
  return `${parts.filter((part) => part !== '').join(', ')}.`
}

function wordingSentence(wording: number, all: number): string {
  if (wording === 0) return ''
  const where = `in ${countOf(wording, 'place')}`
  return wording === all ? `Only the wording differs, ${where}.` : `The wording differs ${where}.`
}

/** Names the retailers of the changes that break, or may break, something. */
function retailerSentence(changes: readonly Change[]): string {
  const risky = changes.filter(({ level }) => level === 'breaking' || level === 'warning')
  const names = [...new Set(risky.flatMap(({ retailers = [] }) => retailers))].toSorted()
  if (names.length === 0) return ''
  return `${someOf(names, maxNamedRetailers)} ${names.length === 1 ? 'is' : 'are'} affected.`
}
