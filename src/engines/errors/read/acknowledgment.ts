import { ownValue } from '@/lib/own-value'
import { elementOf, readInterchange, type Interchange } from '@/engines/x12/interchange'
import {
  aperakReceipts,
  applicationErrors,
  applicationReceipts,
  edifactErrors,
  edifactReceipts,
} from '../catalogue/edi-codes'
import type { Result, StatedError, StatedField } from '../stated-error'
import { fieldOf, nameOf, type Facts } from './acknowledgment-facts'
import { isFunctional, readFunctional } from './functional-acknowledgment'
import { statesOtherError } from './other-error'

/** More errors are not read. */
const maxFields = 200

/**
 * Reads what a trading partner sends back in X12 or EDIFACT: 997, 999, TA1, 824, CONTRL, APERAK (DECODER-17). Another file in one of
 * the two is said to be that, with its set. Undefined for any other text.
 */
export function readAcknowledgment(text: string): StatedError | undefined {
  const interchange = readInterchange(text)
  return interchange && statedBy(interchange)
}

/** The beginning of an envelope or of a set. */
const envelopeStart = /(?<!\w)(?:ISA|GS|ST|UNA|UNB|UNH)(?=[^\w\s])/g
const maxEnvelopes = 5
const answers = ['997', '999', '824', 'TA1', 'CONTRL', 'APERAK']

/** The beginning of a line with an answer: nothing, or the time or the level of a line in a log. */
const lineStart =
  /^["'`\s]{0,8}$|^[["'<\s]{0,4}(?:(?:\d{4}[-/.])?\d{1,2}[-/.:]\d{2}|[A-Z][a-z]{2} {1,2}\d{1,2} \d|(?:DEBUG|INFO|TRACE|WARN)\b)/
/** The error of a program, with an answer as its input. "We could not …" is the sentence of a person. */
const programError =
  /\b(?:ERROR|FATAL|SEVERE)\b|\w(?:Error|Exception)\b|(?:^|[A-Z]{2}|[:\]\d-]) ?(?:[Cc]annot|[Cc]ould not|[Ff]ailed to|[Uu]nable to)\b/m

/**
 * Reads such an answer within another text: a mail, with marks of a quotation before its lines, or a log. Undefined for an answer
 * within a sentence, and for one behind another error: the text is not about the answer.
 */
export function findAcknowledgment(text: string): StatedError | undefined {
  const plain = text.replaceAll(/^[> ]{1,8}(?=[A-Z])/gm, '')
  for (const { index } of [...plain.matchAll(envelopeStart)].slice(0, maxEnvelopes)) {
    const before = plain.slice(0, index)
    const isOfLine = lineStart.test(before.slice(before.lastIndexOf('\n') + 1))
    if (!isOfLine || programError.test(before) || statesOtherError(before)) return undefined
    const stated = readAcknowledgment(plain.slice(index))
    if (stated?.acknowledgment && answers.includes(stated.acknowledgment.set)) return stated
  }
  return undefined
}

function statedBy(interchange: Interchange): StatedError {
  const { standard, sets, segments } = interchange
  const names = new Set(segments.map(({ name }) => name))
  const read = segments.some(isFunctional)
    ? readFunctional(interchange)
    : names.has('OTI')
      ? readApplication(interchange)
      : names.has('UCI')
        ? readControl(interchange)
        : sets.includes('APERAK')
          ? readAperak(interchange)
          : { set: '', results: [], fields: [] }
  const { fields, messages = [], ...facts } = read
  return {
    dialect: 'acknowledgment',
    acknowledgment: { standard, sets, ...facts },
    detail: messages.filter((message) => message !== '').join(' ') || undefined,
    fields: fields.slice(0, maxFields),
  }
}

/** An 824: what it is about (OTI), and errors (TED) with the segment, the element and a message. */
function readApplication({ segments }: Interchange): Facts {
  const results: Result[] = []
  const messages: string[] = []
  const fields: StatedField[] = []
  let set = ''
  for (const segment of segments) {
    const at = (position: number) => elementOf(segment, position)
    if (segment.name === 'OTI') {
      set = at(10)
      const receipt = ownValue(applicationReceipts, at(1))
      results.push({ ...withoutReasons, about: nameOf(set, at(3)), code: at(1), receipt })
    } else if (segment.name === 'TED') {
      const position = Number(at(5)) || undefined
      const error = ownValue(applicationErrors, at(1))
      const source = results.at(-1)?.about || undefined
      const field = fieldOf({ set, segment: at(3), position }, source, at(1), error, at(7))
      fields.push({ ...field, name: field.name || 'Error', message: at(2) || undefined })
    } else if (segment.name === 'NTE') messages.push(at(2))
  }
  return { set: '824', results, messages, fields }
}

const withoutReasons = { reasons: [], unknownReasons: [] }

/** CONTRL: the interchange (UCI), its groups (UCF), its messages (UCM), their segments (UCS) and data elements (UCD). */
function readControl({ segments }: Interchange): Facts {
  const whole: Result[] = []
  const messages: Result[] = []
  const fields: StatedField[] = []
  // The rejected interchange and group around a segment reject what is in them.
  let around: readonly Result[] = []
  const contradicted = new Set<Result>()
  const add = (results: Result[], result: Result) => {
    results.push(result)
    if (result.receipt === 'accepted') for (const one of around) contradicted.add(one)
  }
  let document = ''
  let where = ''
  for (const segment of segments) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'UCI' || segment.name === 'UCF') {
      const isInterchange = segment.name === 'UCI'
      around = around.filter((one) => one.isInterchange && !isInterchange)
      const about = nameOf(isInterchange ? 'interchange' : 'group', at(1))
      const result = { ...controlResult(about, at(4), at(5)), isInterchange }
      add(whole, result)
      if (result.receipt === 'rejected') around = [...around, result]
    } else if (segment.name === 'UCM') {
      document = nameOf(at(2), at(1))
      add(messages, controlResult(document, at(3), at(4)))
    } else if (segment.name === 'UCS') {
      where = `segment ${at(1)}${document === '' ? '' : ` of ${document}`}`
      if (at(2) !== '') fields.push({ name: where, code: at(2), ...ownValue(edifactErrors, at(2)) })
    } else if (segment.name === 'UCD')
      fields.push({ name: elementName(at(2), at(2, 2)), source: where, code: at(1), ...ownValue(edifactErrors, at(1)) })
  }
  // "Acknowledged" and "received" leave the result of a message to the message.
  const own = whole
    .map((result) => (contradicted.has(result) ? { ...result, isContradictory: true } : result))
    .filter(
      ({ receipt, reasons, unknownReasons }) =>
        messages.length === 0 ||
        receipt === 'rejected' ||
        receipt === undefined ||
        [...reasons, ...unknownReasons].length > 0,
    )
  return { set: 'CONTRL', results: [...own, ...messages], fields }
}

function controlResult(about: string, code: string, reason: string): Result {
  const known = ownValue(edifactErrors, reason)?.meaning
  return {
    about,
    code,
    receipt: ownValue(edifactReceipts, code),
    reasons: known === undefined ? [] : [known],
    unknownReasons: known === undefined && reason !== '' ? [reason] : [],
  }
}

/** The name of a data element of CONTRL. The tag of its segment counts as 1 (data element 0098). */
function elementName(position: string, component: string): string {
  const number = Number(position) - 1
  const name = number === 0 ? 'tag' : `element ${number > 0 ? number : ''}`.trim()
  return component === '' ? name : `${name}, component ${component}`
}

/** APERAK: its result (BGM), what it is about (RFF), and errors (ERC) with their texts (FTX). */
function readAperak({ segments }: Interchange): Facts {
  const about: string[] = []
  const messages: string[] = []
  const fields: StatedField[] = []
  let code = ''
  for (const segment of segments) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'BGM') code = at(3)
    else if (segment.name === 'RFF') about.push(nameOf(at(1), at(1, 2)))
    else if (segment.name === 'ERC') fields.push({ name: 'Error', code: at(1) })
    else if (segment.name === 'FTX') {
      const text = (segment.elements[4] ?? []).join(' ').trim()
      const last = fields.at(-1)
      if (last && last.message === undefined) fields[fields.length - 1] = { ...last, message: text }
      else messages.push(text)
    }
  }
  const receipt = ownValue(aperakReceipts, code) ?? (fields.length > 0 ? 'rejected' : undefined)
  const result = { ...withoutReasons, about: about.slice(0, 3).join(', '), code, receipt }
  return { set: 'APERAK', results: [result], messages, fields }
}
