import type { Finding } from '../../rsx/findings/finding'
import { kinds } from '../../rsx/findings/kinds'
import { listOf } from '@/lib/phrases'
import type { JudgedDocument } from '../judge'
import type { RulePack } from '../../rule-pack/read-pack'
import type { Totals } from '../totals'

/** The ways in which a text is highlighted. */
export type Style = 'error' | 'warning' | 'quiet' | 'strong' | 'success'
export type Highlight = (text: string, style: Style) => string

/** Writes a report piece by piece, so that no more than one document is in memory. */
export interface Reporter {
  start: () => string
  document: (document: JudgedDocument) => string
  end: (totals: Totals) => string
}

/** The run that a report describes. */
export interface ReportContext {
  pack: RulePack
  retailers: readonly string[]
  /** The version of the tool. */
  version: string
  /** Whether only errors are reported, where the form allows it. */
  isQuiet: boolean
  /** Colors a text for a terminal; other output returns it as it is. */
  highlight: Highlight
}

/** The findings of a document; of one that was not judged those that say why. */
export function findingsOf({ result, opened }: JudgedDocument): readonly Finding[] {
  return result?.findings ?? opened?.findings ?? []
}

/** A finding in sentences: the message, the retailers that ask for it unless it names them, and the next step. */
export function findingText({ message, retailers: all, fix, quickFix }: Finding): string {
  const next = fix ?? quickFix?.caution
  const retailers = all.filter((name) => !message.includes(name))
  return [message, retailers.length > 0 ? `Required by ${listOf(retailers)}.` : '', next ?? '']
    .filter(Boolean)
    .join(' ')
}

/** The place of a finding, with its place in X12 or EDIFACT. */
export function placeText({ place, guidePlace }: Finding): string {
  return guidePlace === undefined ? place.label : `${place.label} (${guidePlace})`
}

/** The title of a kind of findings. */
export function titleOf({ code }: Finding): string {
  return kinds[code].title
}
