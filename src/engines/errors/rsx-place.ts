import { sets } from '@/engines/x12/dictionary'
import { fieldsOf } from '@/engines/x12/fields-of'
import type { Place } from '@/engines/x12/place'
import type { RsxPlace } from './stated-error'

const knownSets = new Set<string>(sets)

/**
 * The field of RSX for a place of X12 or EDIFACT; undefined without one. Without a set, a place that several documents have is not
 * certain.
 */
export function rsxPlaceOf(place: Place): RsxPlace | undefined {
  const set = place.set !== undefined && knownSets.has(place.set) ? place.set : undefined
  const fields = fieldsOf({ ...place, set })
  const [field] = fields
  if (!field) return undefined
  const { document, path, condition } = field
  const isCertain = field.isCertain && fields.every((other) => other.document === document)
  const code = condition && { field: condition.field.slice(condition.field.lastIndexOf('/') + 1), code: condition.code }
  return { document, path, ...(code && { condition: code }), isCertain }
}
