import { rowsOfSet } from '../../x12/dictionary'
import { readInterchange } from '../../x12/interchange'

/** A file in X12 or EDIFACT, which retailers and their partners exchange (CHECK-59). */
export interface NamedInterchange {
  /** "This is X12 850 from NORTHGATE." */
  sentence: string
  /** The documents of RSX that its sets become. */
  documents: readonly string[]
  /** Whether it only says how another document was received. */
  isAcknowledgment: boolean
}

const acknowledgments = new Set(['997', '999', '824', 'CONTRL', 'APERAK'])
/** More sets of one file are not named. */
const maxSets = 4

/** Names a text in X12 or EDIFACT; undefined for any other. */
export function nameInterchange(text: string): NamedInterchange | undefined {
  const interchange = readInterchange(text)
  if (!interchange) return undefined
  const { standard, sets, sender, segments } = interchange
  const names = [standard, sets.slice(0, maxSets).join(', ')].filter((part) => part !== '').join(' ')
  const hasEnvelope = segments.some(({ name }) => name === 'ISA' || name === 'UNB')
  const from = sender === undefined ? '' : ` from ${sender}`
  return {
    sentence: `This is ${names}${from}${hasEnvelope ? '' : ' without the envelope of an interchange'}.`,
    documents: [...new Set(sets.flatMap((set) => rowsOfSet(set)[0]?.document ?? []))],
    isAcknowledgment: sets.length > 0 && sets.every((set) => acknowledgments.has(set)),
  }
}
