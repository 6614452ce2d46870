import { countOf } from '@/lib/phrases'
import { ownValue } from '@/lib/own-value'
import { elementOf, type Interchange, type Segment } from '@/engines/x12/interchange'
import {
  elementErrors,
  groupErrors,
  interchangeErrors,
  segmentErrors,
  setErrors,
  x12Receipts,
} from '../catalogue/edi-codes'
import type { Result, StatedField } from '../stated-error'
import { fieldOf, nameOf, type Facts } from './acknowledgment-facts'

const functionalSegment = /^(?:AK[1-59]|IK[345]|TA1)$/

/** Whether a segment belongs to a 997, a 999 or a TA1. */
export function isFunctional({ name }: Segment): boolean {
  return functionalSegment.test(name)
}

/**
 * Reads a 997 or 999: groups (AK1), sets (AK2), their segments (AK3, IK3), elements (AK4, IK4) and results (AK5, IK5, AK9). A TA1 has
 * the result of an interchange.
 */
export function readFunctional({ sets, segments }: Interchange): Facts {
  const stated = sets.find((one) => one === '997' || one === '999')
  const names = segments.map(({ name }) => name)
  const usual = names.some((name) => name.startsWith('IK')) ? '999' : '997'
  const set = stated ?? (names.some((name) => /^[AI]K/.test(name)) ? usual : 'TA1')
  return { set, results: groupsOf(segments).flatMap(resultsOf), fields: readFields(segments) }
}

/** The segments of each group, from its AK1. */
function groupsOf(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.name === 'AK1') groups.push([])
    groups.at(-1)?.push(segment)
  }
  return groups
}

/** The results of the sets of a group, and of the group if they do not say the same. */
function resultsOf(segments: readonly Segment[]): Result[] {
  const results: Result[] = []
  let name = ''
  for (const segment of segments) {
    const at = (position: number) => elementOf(segment, position)
    if (segment.name === 'AK1') name = nameOf('group', at(2))
    else if (segment.name === 'AK2') results.push({ ...notStated, about: nameOf(at(1), at(2)) })
    else if (segment.name === 'AK5' || segment.name === 'IK5') {
      const about = results.at(-1)?.code === '' ? results.pop()?.about : undefined
      results.push(resultOf(about ?? '', segment, [1, 2, 3, 4, 5, 6], setErrors))
    } else if (segment.name === 'TA1')
      results.push({
        ...resultOf(nameOf('interchange', at(1)), segment, [4, 5], interchangeErrors),
        isInterchange: true,
      })
    else if (segment.name === 'AK9')
      return withGroup(results, resultOf(name, segment, [1, 5, 6, 7, 8, 9], groupErrors), segment)
  }
  return results
}

const notStated: Result = { about: '', code: '', receipt: undefined, reasons: [], unknownReasons: [] }

/** The result in a segment: the positions of its code, and of the codes of errors. */
function resultOf(
  about: string,
  segment: Segment,
  positions: readonly number[],
  errors: Readonly<Record<string, string>>,
): Result {
  const [code = '', ...others] = positions.map((position) => elementOf(segment, position))
  const codes = others.filter((one) => one !== '' && one !== '000')
  return {
    about,
    code,
    receipt: ownValue(x12Receipts, code),
    reasons: codes.flatMap((one) => ownValue(errors, one) ?? []),
    unknownReasons: codes.filter((one) => ownValue(errors, one) === undefined),
  }
}

/** Adds the result of a group (AK9) to those of its sets, unless they say the same. */
function withGroup(stated: readonly Result[], group: Result, segment: Segment): Result[] {
  const { receipt } = group
  const isWhole = receipt === 'rejected' || receipt === 'accepted'
  const sets = stated.map((set) => (set.code === '' && isWhole ? { ...set, receipt } : set))
  const hasSet = (wanted: Result['receipt']) => sets.some((set) => set.receipt === wanted)
  const isContradictory =
    contradictsCounts(receipt, segment) ||
    (receipt === 'rejected'
      ? sets.some((set) => set.receipt !== 'rejected')
      : receipt !== 'partly' && receipt !== undefined && hasSet('rejected'))
  const isSaid =
    receipt === 'partly' ? hasSet('rejected') : isWhole ? sets.length > 0 : receipt !== undefined && hasSet(receipt)
  const hasReasons = group.reasons.length + group.unknownReasons.length > 0
  if (isSaid && !isContradictory && !hasReasons) return sets
  return [...sets, { ...group, isContradictory, reasons: [...countsText(segment), ...group.reasons] }]
}

/** The numbers of sets that were sent, received and accepted: AK902 to AK904; undefined unless all are stated. */
function countsOf(segment: Segment): { sent: number; received: number; accepted: number } | undefined {
  const texts = [2, 3, 4].map((position) => elementOf(segment, position))
  if (!texts.every((text) => /^\d{1,6}$/.test(text))) return undefined
  const [sent = 0, received = 0, accepted = 0] = texts.map(Number)
  return { sent, received, accepted }
}

/** Whether the counts of a group are impossible with its result. */
function contradictsCounts(receipt: Result['receipt'], segment: Segment): boolean {
  const counts = countsOf(segment)
  if (!counts) return false
  const { sent, accepted } = counts
  if (receipt === 'rejected') return accepted > 0
  return receipt === 'partly' ? accepted === 0 || accepted >= sent : receipt !== undefined && accepted < sent
}

function countsText(segment: Segment): string[] {
  const counts = countsOf(segment)
  if (!counts || counts.sent < 2 || (counts.sent === counts.accepted && counts.sent === counts.received)) return []
  const { sent, received, accepted } = counts
  return [
    `Of ${countOf(sent, 'document')}, ${received} arrived and ${accepted} ${accepted === 1 ? 'is' : 'are'} accepted.`,
  ]
}

/** The errors of segments (AK3, IK3) and elements (AK4, IK4). */
function readFields(segments: readonly Segment[]): StatedField[] {
  const fields: StatedField[] = []
  let set = ''
  let document = ''
  let place: { segment: string; where: string } | undefined
  for (const [index, segment] of segments.entries()) {
    const at = (position: number, component?: number) => elementOf(segment, position, component)
    if (segment.name === 'AK2') {
      set = at(1)
      document = nameOf(set, at(2))
    } else if (segment.name === 'AK3' || segment.name === 'IK3') {
      place = { segment: at(1), where: `${document === '' ? '' : `${document}, `}segment ${at(2)}` }
      const code = at(4)
      // The elements of the segment name the errors of its own.
      if (code !== '8' || !hasElement(segments, index))
        fields.push(fieldOf({ set, segment: at(1) }, place.where, code, ownValue(segmentErrors, code)))
    } else if (segment.name === 'AK4' || segment.name === 'IK4') {
      const position = { position: Number(at(1)) || undefined, component: Number(at(1, 2)) || undefined }
      const error = ownValue(elementErrors, at(3))
      fields.push(
        place
          ? fieldOf({ set, segment: place.segment, ...position }, place.where, at(3), error, at(4))
          : { ...elementField(segment), ...error },
      )
    }
  }
  return fields
}

/** Whether an element follows a segment (AK3): contexts of a 999 may be between them. */
function hasElement(segments: readonly Segment[], index: number): boolean {
  const next = segments.find(({ name }, at) => at > index && name !== 'CTX')?.name
  return next === 'AK4' || next === 'IK4'
}

/** An element whose segment is in a line that was not pasted (AK3, IK3). */
function elementField(segment: Segment): StatedField {
  const at = (position: number) => elementOf(segment, position) || undefined
  const number = at(2)
  return {
    name: `element ${at(1) ?? ''}`.trim(),
    source: number && `data element ${number}`,
    code: at(3),
    value: at(4),
  }
}
