import type { SearchQuery } from '../search-results'
import type { SearchGroup } from '../record'
import { groupOfWord, isQuestionWord, isStopWord } from './common-words'
import { fieldsOfCode, phraseAt, synonymsOf } from './synonyms'
import type { Synonym } from './synonyms'
import { splitWords } from './words'
import type { Word } from './words'

/** A word or a phrase of a query, and everything that counts as it. */
export interface Term {
  /** Its folded spellings; they may go on. The first is its compact name. */
  words: readonly string[]
  /** The spellings of its parts; a record that has all of them has the term. */
  parts: readonly (readonly string[])[]
  /** Words that mean the same, complete. */
  synonyms: readonly Synonym[]
  /** How many words it covers in a title: as it is typed, and as a synonym. */
  length: number
  synonymLength: number
  /** The group that it names, such as `qualifier`: every record of the group has it. */
  group: SearchGroup | undefined
  /** Whether it is a common word, which does not count beside others. */
  isOptional: boolean
  /** Whether words that are nearly the same count too (SEARCH-2). */
  allowsTypos: boolean
}

/** A compact name that a record must have to be an exact result. */
export interface ExactName {
  name: string
  /** Only in this group, because the query names it. */
  group?: SearchGroup | undefined
  /** Only a code of the field with this compact name. */
  field?: string | undefined
}

export interface ParsedQuery {
  terms: readonly Term[]
  /** The whole query as a name. */
  exactNames: readonly ExactName[]
  /** The same for codes with a meaning of the trade. */
  exactTradeCodes: readonly ExactName[]
  /** The same in other words. */
  exactSynonyms: readonly ExactName[]
  /** The beginning of a path or of an operation id, in lower case. */
  pathPrefix: string | undefined
  group: SearchGroup | undefined
  /** Whether it is a question in a sentence: then pages answer it rather than fields and codes. */
  isQuestion: boolean
  /** Whether only a group was typed: everything in it is found. */
  isWholeGroup: boolean
}

/** More of a query is ignored. */
const maxQueryLength = 400
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
export function parseQuery({ text: typed, group: chosen }: Pick<SearchQuery, 'text' | 'group'>): ParsedQuery {
  const text = typed.slice(0, maxQueryLength)
  const prefix = prefixPattern.exec(text)
  const rest = prefix ? `${text.slice(0, prefix.index)} ${text.slice(prefix.index + prefix[0].length)}` : text
  const typedGroup = prefix ? prefixes[prefix[1]?.toLowerCase() ?? ''] : undefined
  const terms = termsOf(splitWords(rest)).slice(0, maxTerms)
  const exactNames = exactNamesOf(terms)
  return {
    terms,
    exactNames,
    exactTradeCodes: exactNames.flatMap(({ name }) => fieldsOfCode(name).map((field) => ({ name, field }))),
    exactSynonyms: exactNames.flatMap(({ name, group }) =>
      synonymsOf(name).map((synonym) => ({ name: synonym.name, field: synonym.field, group })),
    ),
    pathPrefix: /[/{}_]|\p{Ll}\p{Lu}/u.test(rest) ? rest.trim().toLowerCase() : undefined,
    group: typedGroup ?? chosen,
    isQuestion: asksQuestion(terms),
    isWholeGroup: typedGroup !== undefined && rest.trim() === '',
  }
}

/** Whether a query has a word of a question, and names neither a group nor a code of the trade. */
function asksQuestion(terms: readonly Term[]): boolean {
  const namesCode = ({ group, synonyms }: Term) =>
    group !== undefined || synonyms.some(({ field }) => field !== undefined)
  return terms.some(({ words }) => isQuestionWord(words[0] ?? '')) && !terms.some(namesCode)
}

/** The whole query as a name, without its common words, and without the word that names a group. */
function exactNamesOf(terms: readonly Term[]): ExactName[] {
  const [groupTerm, ...others] = terms.filter(({ group }) => group !== undefined)
  const group = others.length === 0 ? groupTerm?.group : undefined
  const names = [terms, terms.filter(({ isOptional }) => !isOptional)].flatMap((kept): ExactName[] => [
    { name: nameOf(kept) },
    ...(group ? [{ name: nameOf(kept.filter((term) => term !== groupTerm)), group }] : []),
  ])
  return names.filter(({ name }, index) => name !== '' && names.findIndex((other) => other.name === name) === index)
}

function nameOf(terms: readonly Term[]): string {
  return terms.map(({ words }) => words[0]).join('')
}

function termsOf(words: readonly Word[]): Term[] {
  const terms: Term[] = []
  const atoms = words.filter(({ isAtom }) => isAtom)
  const names = atoms.map(({ forms }) => forms[0] ?? '')
  for (let index = 0; index < atoms.length;) {
    const length = phraseAt(names, index)?.length ?? compoundLength(words, atoms, index)
    terms.push(termOf(atoms.slice(index, index + length)))
    index += length
  }
  // A query of nothing but common words asks for them.
  return terms.some(({ isOptional }) => !isOptional) ? terms : terms.map((term) => ({ ...term, isOptional: false }))
}

/** How many atoms the compound has that begins at one of them; 1 without a compound. */
function compoundLength(words: readonly Word[], atoms: readonly Word[], index: number): number {
  const start = atoms[index]?.start
  const compound = words.find((word) => word.start === start && !word.isAtom)
  return compound ? atoms.filter((atom) => atom.start >= compound.start && atom.end <= compound.end).length : 1
}

function termOf(atoms: readonly Word[]): Term {
  const [first] = atoms
  const name = atoms.map(({ forms }) => forms[0]).join('')
  const isPhrase = atoms.length > 1
  const synonyms = synonymsOf(name)
  return {
    words: isPhrase ? [name] : (first?.forms ?? []),
    parts: isPhrase ? atoms.map(({ forms }) => forms) : [],
    synonyms,
    length: atoms.length,
    synonymLength: Math.max(atoms.length, ...synonyms.map(({ length }) => length)),
    group: groupOfWord(name),
    isOptional: isStopWord(name),
    allowsTypos: false,
  }
}
