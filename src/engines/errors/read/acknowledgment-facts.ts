import type { EdiError } from '../catalogue/edi-codes'
import { rsxPlaceOf } from '../rsx-place'
import type { Acknowledgment, StatedField } from '../stated-error'

/** The content of an acknowledgment. */
export interface Facts extends Omit<Acknowledgment, 'standard' | 'sets'> {
  fields: readonly StatedField[]
  /** Texts of the partner about the whole document. */
  messages?: readonly string[]
}

interface X12Place {
  set: string
  segment: string
  position?: number | undefined
  component?: number | undefined
}

/** The error of a segment or an element of X12, with the field of RSX. */
export function fieldOf(
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

/** The name of a document or a part of one: its parts that are stated. */
export function nameOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
