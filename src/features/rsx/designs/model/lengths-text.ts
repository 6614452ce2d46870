import { lengthText } from '@/modules/schema-tree/lengths'
import type { DesignField } from './design-tree'

/** "1 / 15", "0 / unbounded", and where retailers differ "8 or 10 / 12, 15 or 22". */
export function lengthsText({ min, max }: Pick<DesignField, 'min' | 'max'>): string {
  return `${lengthText(min)} / ${max === 'unbounded' ? max : lengthText(max)}`
}

/** Whether the retailers differ in a length. */
export function lengthsDiffer({ min, max }: Pick<DesignField, 'min' | 'max'>): boolean {
  return min.length > 1 || (max !== 'unbounded' && max.length > 1)
}
