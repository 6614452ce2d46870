import type { Row, Standard } from './row'

/** A place as somebody names it: `BEG03`, `N1*ST`, `DTM+2`. */
export interface Place {
  /** Undefined when both standards have the place. */
  standard: Standard | undefined
  /** The set that is named beside it: `850`, `ORDERS`. */
  set: string | undefined
  segment: string
  position: number | undefined
  component: number | undefined
  /** The code of the segment's qualifier, or of the element at the position. */
  code: string | undefined
}

/** A place of a set, with what a text about it needs. */
export interface SetPlace extends Place {
  standard: Standard
  set: string
  /** The loop or segment group; empty outside of loops. */
  loop: string
  /** The data element number. */
  element: string | undefined
  /** The code in the first segment of the loop. */
  loopCode: string | undefined
  isCertain: boolean
  /** Short text for a finding: `N1 loop, ST`. */
  label: string
}

/** The place of a row, with the code that it has there. */
export function placeOfRow(row: Row, code: string | undefined, isWholeSegment: boolean): SetPlace {
  const isOfLoop = row.when === undefined && row.qualifier?.isOfLoop === true
  const at = isWholeSegment ? undefined : row.at
  const place = {
    standard: row.standard,
    set: row.set,
    loop: row.loop,
    segment: row.segment,
    position: at?.position,
    component: at?.component,
    element: isWholeSegment ? undefined : row.element,
    code: isOfLoop ? undefined : code,
    loopCode: isOfLoop ? code : undefined,
    isCertain: row.isCertain,
  }
  return { ...place, label: labelOf(place) }
}

/** The name of a place as guides write it: `BEG03`, `REF02 IA`, `N1*ST`, `DTM+2`, `NAD 3035`. */
export function nameOfPlace({ segment, position, component, code }: Place, { standard, element }: SetPlace): string {
  if (position === undefined) return code === undefined ? segment : `${segment}${standard === 'X12' ? '*' : '+'}${code}`
  const name = elementLabel(standard, segment, { position, component, element })
  return code === undefined ? name : `${name} ${code}`
}

/** A short label: `BEG03`; `REF02, DP`; `N401, N1 loop, ST`; `N1 loop, ST`; `NAD 3039, DP`. */
function labelOf({
  standard,
  loop,
  segment,
  position,
  component,
  element,
  code,
  loopCode,
}: Omit<SetPlace, 'label'>): string {
  const loopName = loop.split('/').at(-1)?.split('-')[0] ?? ''
  const loopLabel = `${loopName} ${standard === 'X12' ? 'loop' : 'group'}`
  const segmentLabel = segment === loopName ? loopLabel : `${segment} segment`
  const parts = [
    position === undefined ? segmentLabel : elementLabel(standard, segment, { position, component, element }),
    ...(code === undefined ? [] : [code]),
    ...(loopCode === undefined ? [] : [loopLabel, loopCode]),
  ]
  return parts.join(', ')
}

/** X12 names an element by its position, EDIFACT by its data element number. */
function elementLabel(
  standard: Standard,
  segment: string,
  { position, component, element }: { position: number; component: number | undefined; element: string | undefined },
): string {
  if (standard === 'EDIFACT' && element !== undefined) return `${segment} ${element}`
  const digits = (number: number) => String(number).padStart(2, '0')
  return `${segment}${digits(position)}${component === undefined ? '' : `-${digits(component)}`}`
}
