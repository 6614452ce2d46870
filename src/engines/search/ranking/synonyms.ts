import { everydayMeanings } from './everyday-words'
import { meanings as tradeMeanings } from './trade-words'
import { compactName, splitWords } from './words'

/** Another word or phrase that means the same. */
export interface Synonym {
  /** Its compact name. */
  name: string
  /** For a code the compact name of its field: only there it has the meaning. */
  field: string | undefined
  /** How many words it has. */
  length: number
}

const meanings = [...tradeMeanings, ...everydayMeanings]

/** Everything that asks for a meaning. */
const names = meanings.flatMap((meaning) => [...meaning.names, ...(meaning.searchedNames ?? [])])
/** The phrases of several words. */
const phrases: ReadonlySet<string> = new Set(names.filter((name) => atomsOf(name).length > 1).map(compactName))
/** Their first words: most words of a text need no further look. */
const firstWords: ReadonlySet<string> = new Set(
  names.map(atomsOf).flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])),
)
const maxPhraseLength = Math.max(...names.map((name) => atomsOf(name).length))

const synonyms = new Map<string, Synonym[]>()
const queries = new Map<string, string[]>()
/** The fields in which a code has a meaning of the trade. */
const fieldsOfCodes = new Map<string, string[]>()

for (const meaning of meanings) {
  const codes = (meaning.codes ?? []).map((code): Synonym => {
    const [field = '', value = ''] = code.split('/').map(compactName)
    fieldsOfCodes.set(value, [...(fieldsOfCodes.get(value) ?? []), field])
    return { name: value, field, length: 1 }
  })
  const words = meaning.names.map((name): Synonym => {
    return { name: compactName(name), field: undefined, length: atomsOf(name).length }
  })
  for (const name of [...meaning.names, ...(meaning.searchedNames ?? [])].map(compactName)) {
    const others = words.filter((other) => other.name !== name)
    synonyms.set(name, [...(synonyms.get(name) ?? []), ...others, ...codes])
    for (const other of others) queries.set(other.name, [...(queries.get(other.name) ?? []), name])
  }
}

function atomsOf(name: string): string[] {
  return splitWords(name).flatMap(({ isAtom, forms }) => (isAtom ? forms.slice(0, 1) : []))
}

/** The words that mean the same as a word or a phrase, by its compact name (SEARCH-3). */
export function synonymsOf(name: string): readonly Synonym[] {
  return synonyms.get(name) ?? []
}

/** The words and phrases that have a word or a phrase as a synonym, by compact names: the reverse of `synonymsOf`. */
export function queriesFor(name: string): readonly string[] {
  return queries.get(name) ?? []
}

/** The compact names of the fields in which a code has a meaning of the trade, such as `ST` for ship-to. */
export function fieldsOfCode(code: string): readonly string[] {
  return fieldsOfCodes.get(code) ?? []
}

/**
 * Finds the longest phrase of the trade, such as `bill of lading`, that begins at a word.
 * @returns its compact name and how many words it has; undefined when there is none
 */
export function phraseAt(words: readonly string[], start: number): { name: string; length: number } | undefined {
  if (!firstWords.has(words[start] ?? '')) return undefined
  for (let length = Math.min(maxPhraseLength, words.length - start); length > 1; length--) {
    const name = words.slice(start, start + length).join('')
    if (phrases.has(name)) return { name, length }
  }
  return undefined
}
