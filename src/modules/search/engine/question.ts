import type { SearchQuestion } from '../answer'
import type { SearchGroup } from '../record'
import { groupOfWord, isStopWord } from './common-words'
import { phraseAt, synonymsOf } from './synonyms'
import { compactName, splitWords } from './words'
import type { Word } from './words'

/** A word or a phrase of a question, and everything that counts as it. */
export interface Term {
  /** Its folded spellings; they may go on. */
  words: readonly string[]
  /** The spellings of its parts; a record that has all of them has the term. */
  parts: readonly (readonly string[])[]
  /** Words that mean the same, complete. */
  synonyms: readonly string[]
  /** The group that it names, such as `qualifier`: every record of the group has it. */
  group: SearchGroup | undefined
  /** Whether it may be missing: common words only move a result up. */
  isOptional: boolean
  /** Whether words that are nearly the same count too (SEARCH-2). */
  allowsTypos: boolean
}

/** A compact name that a record must have to be an exact answer. */
export interface ExactName {
  name: string
  /** Only in this group, because the question names it. */
  group: SearchGroup | undefined
}

export interface ParsedQuestion {
  terms: readonly Term[]
  exactNames: readonly ExactName[]
  /** Exact names in other words. */
  exactSynonyms: readonly ExactName[]
  /** The beginning of a path or of an operation id, in lower case. */
  pathPrefix: string | undefined
  group: SearchGroup | undefined
  /** Whether only a group was typed: everything in it is found. */
  isWholeGroup: boolean
}

/** More of a question is ignored. */
const maxQuestionLength = 400
const maxTerms = 16

const prefixes: Readonly<Record<string, SearchGroup>> = {
  op: 'operations',
  field: 'fields',
  code: 'codes',
  guide: 'guides',
  sample: 'samples',
  app: 'applications',
}
const prefixPattern = /(?<!\S)(op|field|code|guide|sample|app):/i

/** Reads what was typed: what narrows it, its words, and the names that it could be (SEARCH-5). */
export function parseQuestion({ text: typed, group: chosen }: Pick<SearchQuestion, 'text' | 'group'>): ParsedQuestion {
  const text = typed.slice(0, maxQuestionLength)
  const prefix = prefixPattern.exec(text)
  const rest = prefix ? `${text.slice(0, prefix.index)} ${text.slice(prefix.index + prefix[0].length)}` : text
  const typedGroup = prefix ? prefixes[prefix[1]?.toLowerCase() ?? ''] : undefined
  const words = splitWords(rest)
  const exactNames = exactNamesOf(words)
  return {
    terms: termsOf(words).slice(0, maxTerms),
    exactNames,
    exactSynonyms: exactNames.flatMap(({ name, group }) =>
      synonymsOf(name).map((synonym) => ({ name: synonym, group })),
    ),
    pathPrefix: /[/{}_]|\p{Ll}\p{Lu}/u.test(rest) ? rest.trim().toLowerCase() : undefined,
    group: typedGroup ?? chosen,
    isWholeGroup: typedGroup !== undefined && rest.trim() === '',
  }
}

/** The whole question as a name, without its common words, and without the word that names a group. */
function exactNamesOf(words: readonly Word[]): ExactName[] {
  const atoms = words.filter(({ isAtom }) => isAtom).map(({ forms }) => forms[0] ?? '')
  const uncommon = atoms.filter((word) => !isStopWord(word))
  const groups = atoms.flatMap((word) => groupOfWord(word) ?? [])
  const [group] = groups
  const names: ExactName[] = [atoms, uncommon].map((name) => ({ name: name.join(''), group: undefined }))
  if (group && groups.length === 1) {
    for (const name of [atoms, uncommon]) {
      names.push({ name: name.filter((word) => groupOfWord(word) === undefined).join(''), group })
    }
  }
  return names.filter(({ name }, index) => name !== '' && names.findIndex((other) => other.name === name) === index)
}

function termsOf(words: readonly Word[]): Term[] {
  const terms: Term[] = []
  const atoms = words.filter(({ isAtom }) => isAtom)
  const names = atoms.map(({ forms }) => forms[0] ?? '')
  for (let index = 0; index < atoms.length;) {
    const phrase = phraseAt(names, index)
    const length = phrase?.length ?? compoundLength(words, atoms, index)
    const parts = atoms.slice(index, index + length)
    terms.push(
      length > 1 ? compoundTerm(phrase?.name ?? names.slice(index, index + length).join(''), parts) : wordTerm(parts),
    )
    index += length
  }
  // A question of nothing but common words asks for them.
  return terms.some(({ isOptional }) => !isOptional) ? terms : terms.map((term) => ({ ...term, isOptional: false }))
}

/** How many atoms the compound has that begins at one of them. */
function compoundLength(words: readonly Word[], atoms: readonly Word[], index: number): number {
  const first = atoms[index]
  if (!first) return 1
  const compound = words.find(({ start, isAtom }) => start === first.start && !isAtom)
  return compound
    ? Math.max(1, atoms.filter(({ start, end }) => start >= compound.start && end <= compound.end).length)
    : 1
}

function wordTerm([word]: readonly Word[]): Term {
  const forms = word?.forms ?? []
  const name = forms[0] ?? ''
  return {
    words: forms,
    parts: [],
    synonyms: synonymsOf(name),
    group: groupOfWord(name),
    isOptional: isStopWord(name),
    allowsTypos: false,
  }
}

function compoundTerm(name: string, parts: readonly Word[]): Term {
  const uncommon = parts.filter(({ forms }) => !isStopWord(forms[0] ?? ''))
  return {
    words: [compactName(name)],
    parts: (uncommon.length > 0 ? uncommon : parts).map(({ forms }) => forms),
    synonyms: synonymsOf(name),
    group: undefined,
    isOptional: false,
    allowsTypos: false,
  }
}
