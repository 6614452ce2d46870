import { boundMarks } from '@/lib/bound-marks'

const maxLineLength = 500
const maxAddressLength = 2_000
const maxDescriptionLength = 100_000
const maxExampleLength = 300_000

const addressFields = new Set(['url', 'template', 'server', 'externalUrl', 'operationRef', 'termsOfService'])
/** Fields that the page sends back: handles, and paths, whose length is limited where they are listed. */
const identityFields = new Set(['path', 'handle'])

/**
 * Shortens, in place, the texts of an answer that are longer than the page can lay out at once: names, values and
 * addresses, which stand on a line, descriptions and examples. A text that was cut ends in '…'.
 */
export function boundTexts<T extends object>(answer: T): T {
  boundFields(answer as Record<string, unknown>, undefined)
  return answer
}

/** @param listField the field that a list stands in, which its items count as. */
function boundFields(holder: Record<string, unknown>, listField: string | undefined) {
  const isExample = Object.hasOwn(holder, 'generated')
  for (const key of Object.keys(holder)) {
    const field = Array.isArray(holder) ? (listField ?? '') : key
    if (identityFields.has(field)) continue
    const value = holder[key]
    if (typeof value === 'object' && value !== null) boundFields(value as Record<string, unknown>, field)
    else if (typeof value === 'string' && value.length > 20) holder[key] = boundText(value, field, isExample)
  }
}

function boundText(text: string, field: string, isExample: boolean): string {
  // Code is handed over as it is: it is copied, and sent by samples.
  if (field === 'sample' || (isExample && field === 'text')) return cutAt(text, maxExampleLength)
  const readable = boundMarks(text)
  if (field !== 'description') return cutAt(readable, addressFields.has(field) ? maxAddressLength : maxLineLength)
  if (readable.length <= maxDescriptionLength) return readable
  const noteFor = (count: number) => `…\n\n${count} more characters are not shown.`
  const kept = maxDescriptionLength - noteFor(readable.length).length
  return readable.slice(0, kept) + noteFor(readable.length - kept)
}

/** A text that was cut before, and ends in '…', is not cut again. */
function cutAt(text: string, limit: number): string {
  return text.length > limit + 1 ? `${text.slice(0, limit)}…` : text
}
