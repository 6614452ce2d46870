import { ownValue } from '@/lib/own-value'
import { elementOf, readInterchange, type Interchange, type Segment } from '@/engines/x12/interchange'
import {
  aperakReceipts,
  applicationErrors,
  applicationReceipts,
  edifactErrors,
  edifactReceipts,
  elementErrors,
  segmentErrors,
  setErrors,
  x12Receipts,
  type EdiError,
  type Receipt,
} from '../catalogue/edi-codes'
import type { Acknowledgment, StatedError, StatedField } from '../stated-error'
import { rsxPlaceOf } from '../rsx-place'

/** More errors are not read. */
const maxFields = 200

/**
 * Reads what a trading partner sends back in X12 or EDIFACT: 997, 999, 824, CONTRL, APERAK (DECODER-17). Another file in one of
 * the two is said to be that, with its set. Undefined for any other text.
 */
export function readAcknowledgment(text: string): StatedError | undefined {
  const interchange = readInterchange(text)
  if (!interchange) return undefined
  const { standard, sets, segments } = interchange
  const names = new Set(segments.map(({ name }) => name))
  const read = segments.some(({ name }) => /^(?:AK[1-59]|IK[345])$/.test(name))
    ? readFunctional(interchange)
    : names.has('OTI')
      ? readApplication(interchange)
      : names.has('UCI')
        ? readControl(interchange)
        : sets.includes('APERAK')
          ? readAperak(interchange)
          : { set: '', receipt: undefined, about: [], reasons: [], fields: [] }
  const { fields, messages = [], ...facts } = read
  return {
    dialect: 'acknowledgment',
    acknowledgment: { standard, sets, ...facts },
    detail: messages.filter((message) => message !== '').join(' ') || undefined,
    fields: fields.slice(0, maxFields),
  }
}

interface Facts extends Omit<Acknowledgment, 'standard' | 'sets'> {
  fields: readonly StatedField[]
  /** Texts of the partner about the whole document. */
  messages?: readonly string[]
}

/** The worst of several receipts decides. */
const order: readonly Receipt[] = ['rejected', 'with-errors', 'received', 'accepted']

function worstOf(receipts: readonly (Receipt | undefined)[]): Receipt | undefined {
  return order.find((receipt) => receipts.includes(receipt))
}

/** A 997 or 999: sets (AK2), their segments (AK3, IK3), elements (AK4, IK4) and results (AK5, IK5, AK9). */
function readFunctional({ sets, segments }: Interchange): Facts {
  const about: string[] = []
  const reasons: string[] = []
  const fields: StatedField[] = []
  const receipts: (Receipt | undefined)[] = []
  let set = ''
  let place: { segment: string; where: string } | undefined
  for (const segment of segments) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'AK2') {
      set = at(1)
      about.push(`${set} ${at(2)}`.trim())
    } else if (segment.name === 'AK3' || segment.name === 'IK3') {
      place = { segment: at(1), where: `${set === '' ? '' : `${set}, `}segment ${at(2)}` }
      const code = at(4)
      // The elements of the segment name the errors of its own.
      if (code !== '8') fields.push(fieldOf({ set, segment: at(1) }, place.where, code, ownValue(segmentErrors, code)))
    } else if (segment.name === 'AK4' || segment.name === 'IK4') {
      const position = { position: Number(at(1)) || undefined, component: Number(at(1, 2)) || undefined }
      const error = ownValue(elementErrors, at(3))
      fields.push(
        place
          ? fieldOf({ set, segment: place.segment, ...position }, place.where, at(3), error, at(4))
          : elementField(segment, error),
      )
    } else if (segment.name === 'AK5' || segment.name === 'IK5') {
      receipts.push(ownValue(x12Receipts, at(1)))
      for (const position of [2, 3, 4, 5, 6]) reasons.push(ownValue(setErrors, at(position)) ?? '')
    } else if (segment.name === 'AK9') receipts.push(ownValue(x12Receipts, at(1)))
  }
  const name = sets.find((one) => one === '997' || one === '999')
  const is999 = segments.some((segment) => /^IK\d$/.test(segment.name))
  return { set: name ?? (is999 ? '999' : '997'), receipt: worstOf(receipts), about, reasons: textsOf(reasons), fields }
}

/** An error of an element whose segment is in a line that was not pasted (AK3, IK3). */
function elementField(segment: Segment, error: EdiError | undefined): StatedField {
  const at = (position: number) => elementOf(segment, position) || undefined
  const number = at(2)
  return {
    name: `element ${at(1) ?? ''}`.trim(),
    source: number && `data element ${number}`,
    code: at(3),
    value: at(4),
    ...error,
  }
}

/** An 824: what it is about (OTI), and errors (TED) with the segment, the element and a message. */
function readApplication({ segments }: Interchange): Facts {
  const about: string[] = []
  const messages: string[] = []
  const fields: StatedField[] = []
  const receipts: (Receipt | undefined)[] = []
  let set = ''
  for (const segment of segments) {
    const at = (position: number) => elementOf(segment, position)
    if (segment.name === 'OTI') {
      receipts.push(ownValue(applicationReceipts, at(1)))
      set = at(10)
      about.push(`${set} ${at(3)}`.trim())
    } else if (segment.name === 'TED') {
      const position = Number(at(5)) || undefined
      const error = ownValue(applicationErrors, at(1))
      const field = fieldOf({ set, segment: at(3), position }, set === '' ? undefined : set, at(1), error, at(7))
      fields.push({ ...field, message: at(2) || undefined })
    } else if (segment.name === 'NTE') messages.push(at(2))
  }
  return { set: '824', receipt: worstOf(receipts), about, reasons: [], messages, fields }
}

/** CONTRL: the interchange (UCI), its messages (UCM), their segments (UCS) and data elements (UCD). */
function readControl({ segments }: Interchange): Facts {
  const about: string[] = []
  const reasons: string[] = []
  const fields: StatedField[] = []
  const receipts: (Receipt | undefined)[] = []
  let set = ''
  let where = ''
  for (const segment of segments) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'UCI' || segment.name === 'UCM') {
      const action = segment.name === 'UCI' ? 4 : 3
      if (segment.name === 'UCM') set = at(2)
      about.push((segment.name === 'UCM' ? `${set} ${at(1)}` : `interchange ${at(1)}`).trim())
      receipts.push(ownValue(edifactReceipts, at(action)))
      const code = at(action + 1)
      reasons.push(ownValue(edifactErrors, code)?.meaning ?? '')
    } else if (segment.name === 'UCS') {
      where = `segment ${at(1)}${set === '' ? '' : ` of ${set}`}`
      if (at(2) !== '') fields.push({ name: where, code: at(2), ...ownValue(edifactErrors, at(2)) })
    } else if (segment.name === 'UCD') {
      const element = [at(2), at(2, 2)].filter((part) => part !== '').join(', component ')
      fields.push({ name: `element ${element}`, source: where, code: at(1), ...ownValue(edifactErrors, at(1)) })
    }
  }
  return { set: 'CONTRL', receipt: worstOf(receipts), about, reasons: textsOf(reasons), fields }
}

/** APERAK: its result (BGM), what it is about (RFF), and errors (ERC) with their texts (FTX). */
function readAperak({ segments }: Interchange): Facts {
  const about: string[] = []
  const messages: string[] = []
  const fields: StatedField[] = []
  let receipt: Receipt | undefined
  for (const segment of segments) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'BGM') receipt = ownValue(aperakReceipts, at(3))
    else if (segment.name === 'RFF') about.push(`${at(1)} ${at(1, 2)}`.trim())
    else if (segment.name === 'ERC') fields.push({ name: 'Error', code: at(1) })
    else if (segment.name === 'FTX') {
      const text = (segment.elements[4] ?? []).join(' ').trim()
      const last = fields.at(-1)
      if (last && last.message === undefined) fields[fields.length - 1] = { ...last, message: text }
      else messages.push(text)
    }
  }
  const stated = receipt ?? (fields.length > 0 ? 'rejected' : undefined)
  return { set: 'APERAK', receipt: stated, about, reasons: [], messages, fields }
}

function textsOf(reasons: readonly string[]): string[] {
  return [...new Set(reasons.filter((reason) => reason !== ''))].slice(0, 5)
}

interface X12Place {
  set: string
  segment: string
  position?: number | undefined
  component?: number | undefined
}

function fieldOf(
  { set, segment, position, component }: X12Place,
  source: string | undefined,
  code: string,
  error: EdiError | undefined,
  value = '',
): StatedField {
  const digits = (number: number) => String(number).padStart(2, '0')
  const element = position === undefined ? '' : digits(position)
  return {
    name: `${segment}${element}${component === undefined ? '' : `-${digits(component)}`}`,
    source,
    code: code === '' ? undefined : code,
    value: value === '' ? undefined : value,
    ...error,
    rsx: rsxPlaceOf({ standard: 'X12', set, segment, position, component, code: undefined }),
  }
}
