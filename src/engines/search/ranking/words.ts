import { limitCombiningMarks } from '@/lib/combining-marks'
import { foldText } from '@/lib/fold-text'

/** A word of a text and where it is. */
export interface Word {
  start: number
  end: number
  /** The folded spellings: `größe` is found as `grosse` and as `groesse`. */
  forms: readonly string[]
  /** Whether it has no parts; the parts of a compound such as `PurchaseOrderNumber` follow it. */
  isAtom: boolean
}

/** Letters that Unicode does not decompose. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
}
/** Letters with a second spelling, as German and Danish write them without their signs. */
const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Words, and compounds of words joined by a hyphen, a dot or an underscore. */
const compoundPattern = /[\p{L}\p{N}\p{M}]+(?:[-._][\p{L}\p{N}\p{M}]+)*/gu
const runPattern = /[\p{L}\p{N}\p{M}]+/gu
/** A version such as `7.7.4` or `v7.7`: one word. */
const versionPattern = /v?\p{N}+(?:\.\p{N}+)+(?![\p{L}\p{N}\p{M}])/iuy
/** Between the parts of `camelCase` and of `XMLFile`; digits stay with their letters, because together they are a code. */
const humpBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u
/** The number in a code such as `PO104415`. */
const numberOfCode = /(?<=\p{L})\p{N}{3,}$/u
const pluralOfAcronym = /^\p{Lu}{2,}s$/u
/** Scripts that are searched character by character, because they are written without spaces. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const ideographOrOthers =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const unspacedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Longer words are not searched for as a whole. */
const maxWordLength = 64

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined

/** Folds the case and the accents of a word: its spellings, the plain one first. */
export function foldWord(word: string): readonly string[] {
  if (/^[\0-\x7f]*$/.test(word)) return [word.toLowerCase()]
  const lower = limitCombiningMarks(word, '').normalize('NFKC').toLowerCase()
  const plain = foldText(lower.replaceAll(/[ßæœøđłþð]/g, (letter) => ligatures[letter] ?? letter))
  const spelled = foldText(
    lower
      .replaceAll(/[äöüåø]/g, (letter) => spellings[letter] ?? letter)
      .replaceAll(/[ßæœđłþð]/g, (letter) => ligatures[letter] ?? letter),
  )
  return [...new Set([plain, spelled])].filter((form) => form !== '')
}

/** Folds a name to its letters and digits, so that `Ship-To`, `ShipTo` and `ship to` are the same. */
export function compactName(name: string): string {
  return (foldWord(name)[0] ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** The words of compounds that were split before: a text repeats most of its words. */
const splitCompounds = new Map<string, readonly Word[]>()
const maxSplitCompounds = 10_000

/** Splits a text into its words; a compound comes before its parts (SEARCH-1). */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  forEachWord(text, (word, offset) => words.push({ ...word, start: word.start + offset, end: word.end + offset }))
  return words
}

/** Calls back with every word of a text as `splitWords` does, but with places from an offset: it makes no objects. */
export function forEachWord(text: string, visit: (word: Word, offset: number) => void): void {
  for (const { 0: compound, index } of text.matchAll(compoundPattern)) {
    for (const word of wordsOf(compound)) visit(word, index)
  }
}

/** The words of a compound, with places from its beginning. */
function wordsOf(compound: string): readonly Word[] {
  const known = splitCompounds.get(compound)
  if (known) return known
  const words: Word[] = []
  const runs = runsOf(compound)
  if (runs.length > 1) addWhole(words, compound, 0)
  for (const { text, index } of runs) addRun(words, text, index)
  if (compound.length <= maxWordLength) {
    if (splitCompounds.size >= maxSplitCompounds) splitCompounds.clear()
    splitCompounds.set(compound, words)
  }
  return words
}

interface Piece {
  text: string
  index: number
}

/** The words between hyphens, underscores and dots; a version is one of them. */
function runsOf(compound: string): Piece[] {
  const runs: Piece[] = []
  for (let index = 0; index < compound.length;) {
    versionPattern.lastIndex = index
    runPattern.lastIndex = index
    const match = versionPattern.exec(compound) ?? runPattern.exec(compound)
    if (!match) break
    runs.push({ text: match[0], index: match.index })
    index = match.index + match[0].length
  }
  return runs
}

function addRun(words: Word[], run: string, start: number): void {
  const pieces = piecesOf(run)
  const [first] = pieces
  if (pieces.length === 1 && first?.text === run) {
    addAtom(words, run, start)
    return
  }
  addWhole(words, run, start)
  for (const { text, index } of pieces) addAtom(words, text, start + index)
}

function piecesOf(run: string): Piece[] {
  if (run.includes('.') || pluralOfAcronym.test(run)) return [{ text: run, index: 0 }]
  if (ideographs.test(run)) return Array.from(run.matchAll(ideographOrOthers), pieceOf)
  if (segmenter && unspacedScripts.test(run)) {
    return Array.from(segmenter.segment(run), ({ segment, index }) => ({ text: segment, index }))
  }
  let index = 0
  return run.split(humpBoundary).map((text) => {
    const piece = { text, index }
    index += text.length
    return piece
  })
}

function pieceOf({ 0: text, index }: RegExpExecArray): Piece {
  return { text, index }
}

function addAtom(words: Word[], text: string, start: number): void {
  const forms = /^v\p{N}+\./iu.test(text) ? [text.slice(1), text.toLowerCase()] : foldWord(text)
  if (forms.length === 0) return
  words.push({ start, end: start + text.length, forms, isAtom: true })
  const number = numberOfCode.exec(text)
  if (number) addWhole(words, number[0], start + number.index)
}

function addWhole(words: Word[], text: string, start: number): void {
  if (text.length > maxWordLength) return
  const form = compactName(text)
  if (form !== '') words.push({ start, end: start + text.length, forms: [form], isAtom: false })
}
