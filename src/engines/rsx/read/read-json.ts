import type { Yielder } from '@/lib/yielder'
import type { DocumentNode, Span } from '../document-tree'
import { createJsonTokens, type JsonTokenKind, type JsonTokens } from './json-tokens'
import { createJsonTree, type EmptyArray, type JsonTree } from './json-tree'
import { findObjectLiteral, type ObjectLiteral } from './object-literal'
import { isLanguageConstant } from './json-words'
import { quote } from '../findings/quote'
import type { ReadingFindings } from './reading-findings'

/** A JSON file as nodes. */
export interface JsonReading {
  /** The root object, the items of an array at the root, or several objects behind each other. */
  roots: DocumentNode[]
  isArray: boolean
  /** Where an error ended reading; undefined when everything was read. */
  stoppedAt: number | undefined
  emptyArrays: readonly EmptyArray[]
  /** Values that are words of a program, which are still to be reported. */
  programWords: DocumentNode[]
  /** Whether all of the file is in the notation of a program. */
  isObjectLiteral: boolean
}

/** The token that the parser expects next. `first…` comes after an opening bracket, where a closing one may follow. */
type State = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'comma'

interface Container {
  kind: 'object' | 'array'
  start: number
}

const valueStarts: ReadonlySet<JsonTokenKind> = new Set(['{', '[', 'string', 'number', 'boolean', 'null', 'word'])

const deepestLevel = 200
const tokensPerCheck = 512

/** Reads a JSON text with all its errors. After an error it goes on with what was probably meant. */
export async function readJson(text: string, findings: ReadingFindings, yielder: Yielder): Promise<JsonReading> {
  const tokens = createJsonTokens(text, findings)
  const notation = findObjectLiteral(text)
  const parser = createJsonParser({ tokens, notation }, createJsonTree(findings), text, findings)
  for (let count = 1; parser.step(); count += 1) {
    if (count % tokensPerCheck === 0 && yielder.isYieldDue()) await yielder.yield(tokens.current.end / text.length)
  }
  const { reading } = parser
  const isRead = reading.stoppedAt === undefined && !findings.all().some(({ code }) => code === 'not-well-formed')
  notation?.report(findings, isRead)
  return reading
}

function createJsonParser(
  { tokens, notation }: { tokens: JsonTokens; notation: ObjectLiteral | undefined },
  tree: JsonTree,
  text: string,
  findings: ReadingFindings,
) {
  const { current } = tokens
  const open: Container[] = []
  const reading: JsonReading = {
    roots: tree.roots,
    isArray: false,
    stoppedAt: undefined,
    emptyArrays: tree.emptyArrays,
    programWords: [],
    isObjectLiteral: notation !== undefined,
  }
  let state: State = 'value'
  let previousEnd = 0
  tokens.next()

  const advance = () => {
    previousEnd = current.end
    tokens.next()
  }
  /** Ends reading: what follows cannot be understood. */
  const stop = (span: Span, message: string, stoppedAt = span.start) => {
    // Not by `tokens.fail`, which an error before it may have silenced: that reading ended is always said.
    findings.add('not-well-formed', span, { message })
    reading.stoppedAt = stoppedAt
    tree.cut()
    while (open.length > 0) close(current.start, current.start)
    return false
  }
  const close = (content: number, end: number) => {
    const container = open.pop()
    if (container?.kind === 'object') tree.endObject(content, end)
    else tree.endArray(end)
    state = 'comma'
  }
  const openContainer = (kind: Container['kind']) => {
    if (open.length >= deepestLevel) {
      return stop(currentSpan(), `Brackets nest deeper than ${deepestLevel} levels. Nothing after this place was read.`)
    }
    const parent = open.at(-1)
    if (kind === 'array') {
      if (!parent) reading.isArray = true
      if (parent?.kind === 'array') {
        findings.add('wrong-place', currentSpan(), {
          source: 'schema',
          message: 'An array is inside another one. Its items belong in the outer one.',
        })
      }
      tree.beginArray()
      state = 'firstValue'
    } else {
      tree.beginObject(current.start)
      state = 'firstName'
    }
    open.push({ kind, start: current.start })
    advance()
    return true
  }
  const currentSpan = (): Span => ({ start: current.start, end: current.end })

  const addScalar = () => {
    const { kind, start, end, value } = current
    const span = { start, end }
    if (open.length > 0 && tokens.isCut()) {
      tree.addValue(undefined, 'string', span, span)
    } else if (kind === 'word') {
      addWord(value, span)
    } else if (kind === 'string') {
      const isClosed = end - start > 1 && text[end - 1] === '"'
      tree.addValue(value, 'string', span, { start: start + 1, end: isClosed ? end - 1 : end })
    } else {
      tree.addValue(kind === 'null' ? '' : value, kind === 'null' || kind === 'boolean' ? kind : 'number', span, span)
    }
    state = 'comma'
    advance()
  }
  /** Adds a text without quotes or in wrong ones. */
  const addWord = (word: string, span: Span) => {
    const isBare = span.end - span.start === word.length
    const constant = isBare ? notation?.constantOf(word) : undefined
    if (constant !== undefined) {
      notation?.replace(span, constant)
      tree.addValue(constant === 'null' ? '' : constant, constant === 'null' ? 'null' : 'boolean', span, span)
    } else if (isBare && isLanguageConstant(word)) {
      reading.programWords.push(tree.addValue(word, 'boolean', span, span))
    } else if (isBare && notation) {
      tokens.fail(span, {
        found: word,
        message: `${quote(word)} is not a JSON value. It may be a constant of the program that wrote the file.`,
        fix: 'Write the value as a text in double quotes or as a number.',
      })
      tree.addValue(word, 'string', span, span).isUnread = true
    } else {
      failQuotes(word, span, `${quote(word)} must be in double quotes.`)
      tree.addValue(word, 'string', span, span)
    }
  }
  /** Reports wrong quotes, unless all of the file has them. */
  const failQuotes = (word: string, span: Span, message: string) => {
    const json = JSON.stringify(word)
    if (notation) notation.replace(span, json)
    else {
      tokens.fail(span, {
        found: quote(word),
        message,
        quickFix: { label: 'Put it in double quotes', edits: [{ span, text: json }] },
      })
    }
  }
  const isValueStart = () => valueStarts.has(current.kind)

  /** Reads a value, or what appears where one should. */
  const stepValue = () => {
    const isFirst = state === 'firstValue'
    if (current.kind === '{') return openContainer('object')
    if (current.kind === '[') return openContainer('array')
    if (isValueStart()) {
      addScalar()
      return true
    }
    if (isFirst && current.kind === ']') return stepClose()
    if (current.kind === ']' && open.at(-1)?.kind === 'array') return failTrailingComma()
    tokens.fail(currentSpan(), { found: current.value, message: 'A value is missing here.' })
    state = 'comma'
    if (current.kind === ':') advance()
    return true
  }
  /** Reads a name, or the end of an object. */
  const stepName = () => {
    const { kind, start, end, value } = current
    if (kind === '}') return state === 'firstName' ? stepClose() : failTrailingComma()
    const span = { start, end }
    if (kind === ',') {
      tokens.fail(span, {
        found: ',',
        message: 'A comma appears where a name is expected.',
        quickFix: { label: 'Remove the comma', edits: [{ span, text: '' }] },
      })
      advance()
      return true
    }
    if (kind === 'string' || kind === 'word') {
      if (kind === 'word' && !tokens.isCut()) {
        failQuotes(value, span, `The name ${quote(value)} must be in double quotes.`)
      }
      // A name in which the file ends is not known.
      if (!tokens.isCut()) tree.beginProperty(value, span)
      state = 'colon'
      advance()
      return true
    }
    if (kind === ']') return stepClose()
    tokens.fail(span, { found: value, message: 'A name in double quotes is expected here.' })
    if (kind === '{' || kind === '[') {
      // The bracket's content is read as a property without a name would be.
      tree.beginProperty('', { start, end: start })
      state = 'value'
    } else {
      state = kind === ':' ? 'value' : 'comma'
      advance()
    }
    return true
  }
  const failTrailingComma = () => {
    const comma = text.lastIndexOf(',', current.start)
    const span = { start: comma, end: comma + 1 }
    tokens.fail(span, {
      found: ',',
      message: `The comma before ${current.kind} is too many.`,
      quickFix: { label: 'Remove the comma', edits: [{ span, text: '' }] },
    })
    return stepClose()
  }
  /** Closes the container that a bracket closes; one of the other kind closes those inside it. */
  const stepClose = () => {
    const kind = current.kind === '}' ? 'object' : 'array'
    const inner = open.at(-1)
    if (inner?.kind !== kind) {
      const expected = inner?.kind === 'object' ? '}' : ']'
      tokens.fail(currentSpan(), {
        found: current.kind,
        expected,
        message: `'${current.kind}' appears where '${expected}' is expected.`,
      })
      if (open.every((container) => container.kind !== kind)) {
        advance()
        return true
      }
      while (open.at(-1)?.kind !== kind) close(current.start, current.start)
    }
    close(current.start, current.end)
    advance()
    return true
  }
  const stepColon = () => {
    if (current.kind === ':') {
      advance()
    } else {
      const at = { start: previousEnd, end: previousEnd }
      tokens.fail(at, {
        expected: ':',
        message: 'A colon is missing between a name and its value.',
        ...(isValueStart() && !notation && { quickFix: { label: 'Add the colon', edits: [{ span: at, text: ':' }] } }),
      })
    }
    state = isValueStart() ? 'value' : 'comma'
    if (state === 'comma' && current.kind !== 'end') {
      tokens.fail(currentSpan(), { found: current.value, message: 'A value is missing here.' })
    }
    return true
  }
  const stepComma = () => {
    const next: State = open.at(-1)?.kind === 'object' ? 'name' : 'value'
    if (current.kind === ',') {
      state = next
      advance()
      return true
    }
    if (current.kind === '}' || current.kind === ']') return stepClose()
    if (isValueStart()) {
      const at = { start: previousEnd, end: previousEnd }
      tokens.fail(at, {
        expected: ',',
        message: 'A comma is missing here.',
        // In the notation of a program, texts behind each other may be one, or the end of a quote is not found.
        ...(!notation && { quickFix: { label: 'Add the comma', edits: [{ span: at, text: ',' }] } }),
      })
      state = next
      return true
    }
    tokens.fail(currentSpan(), { found: current.value, message: `'${current.value}' is not expected here.` })
    advance()
    return true
  }
  const step = () => {
    if (current.kind === 'end') {
      const container = open.at(-1)
      if (!container) return false
      const bracket = container.kind === 'object' ? '{' : '['
      return stop(
        { start: container.start, end: container.start + 1 },
        `This ${bracket} is not closed before the end of the file.`,
        current.start,
      )
    }
    if (state === 'comma' && open.length === 0) {
      if (current.kind === ',' && tree.roots.length > 0) advance()
      if (current.kind !== '{') {
        return stop(currentSpan(), 'Something follows the end of the JSON value. A file holds one record.')
      }
      state = 'value'
    }
    if (state === 'value' || state === 'firstValue') return stepValue()
    if (state === 'colon') return stepColon()
    return state === 'comma' ? stepComma() : stepName()
  }
  return { step, reading }
}
