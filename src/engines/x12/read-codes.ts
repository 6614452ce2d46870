import { linesOf } from './read-segments'
import type { Standard } from './row'

/** A data element whose codes are those of a list of RSX. */
export interface ListElement {
  element: string
  isCertain: boolean
}

/** The code of a standard or of RSX that corresponds to another one. */
interface Counterpart {
  code: string
  isCertain: boolean
  /** Whether the table names the code, not only the form of such codes. */
  isNamed: boolean
}

/** The elements of the two standards for a list of codes of RSX. */
export interface CodeListEntry {
  /** The codes that differ, or that EDIFACT and RSX share. */
  pairs: readonly CodePair[]
  elements: Readonly<Record<Standard, ListElement | undefined>>
  /** The code of RSX for a code of the standard; undefined when none is known. */
  toRsx(standard: Standard, code: string): Counterpart | undefined
  /** The codes of the standard for one of RSX. */
  fromRsx(standard: Standard, code: string): Counterpart[]
}

/** Reads the lists of codes by the name of the field. */
export function readCodes(text: string): Map<string, CodeListEntry> {
  const lists = new Map<string, CodeListEntry>()
  for (const line of linesOf(text)) {
    const [names = '', x12 = '-', edifact = '-', form = '-', ...pairs] = line.split(' ')
    const entry = {
      elements: { X12: elementOf(x12), EDIFACT: elementOf(edifact) },
      ...translation(form, pairs),
    }
    for (const name of names.split(',')) lists.set(name, entry)
  }
  return lists
}

function elementOf(text: string): ListElement | undefined {
  return text === '-' ? undefined : { element: text.replace('~', ''), isCertain: !text.startsWith('~') }
}

/** A code of a standard and the one of RSX. */
interface CodePair {
  standard: Standard
  code: string
  rsx: string
  isCertain: boolean
}

function translation(form: string, texts: readonly string[]): Omit<CodeListEntry, 'elements'> {
  const pairs = texts.map((text): CodePair => {
    const standard = text.includes('>') ? 'X12' : 'EDIFACT'
    const [code = '', rsx = ''] = text.split(/[>=]/)
    return { standard, code, rsx: rsx.replace('~', ''), isCertain: !rsx.startsWith('~') }
  })
  // X12 and RSX share most codes; one in another form is a code of one of the two alone.
  const shared = (standard: Standard, code: string) =>
    standard === 'X12' && form !== '-'
      ? [{ code, isCertain: hasForm(code, form), isNamed: form.split(',').includes(code) }]
      : []
  return {
    pairs,
    toRsx: (standard, code) => {
      const pair = pairs.find((one) => one.standard === standard && one.code === code)
      return pair ? { code: pair.rsx, isCertain: pair.isCertain, isNamed: true } : shared(standard, code)[0]
    },
    fromRsx: (standard, code) => {
      const same = shared(standard, code)
      const others = pairs
        .filter((one) => one.standard === standard && one.rsx === code)
        .map((one) => ({ code: one.code, isCertain: one.isCertain, isNamed: true }))
      return others.length > 0 ? [...same.filter(({ isCertain }) => isCertain), ...others] : same
    },
  }
}

/** Whether a code has a form: `2` characters, `1-2`, `n3` digits, or is one of a list. */
function hasForm(code: string, form: string): boolean {
  if (form.includes(',')) return form.split(',').includes(code)
  const isNumeric = form.startsWith('n')
  const [min = 0, max = min] = form.replace('n', '').split('-').map(Number)
  return code.length >= min && code.length <= max && (!isNumeric || /^\d+$/.test(code))
}
