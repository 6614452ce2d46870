import { cutText, firstCharacters } from '@/lib/cut-text'
import { limitCombiningMarks } from '@/lib/combining-marks'

const maxLineLength = 500
const maxUrlLength = 2_000
const maxDescriptionLength = 100_000
const maxExampleLength = 300_000

const addressFields = new Set(['url', 'template', 'server', 'externalUrl', 'operationRef', 'termsOfService'])
/** Fields that the page sends back to the worker unchanged. The length of paths is limited where they are listed. */
const identityFields = new Set(['path', 'handle'])

/**
 * Cuts the texts of an answer that are too long to lay out at once, and adds '…'. Names, values and addresses, which are
 * shown on one line, have lower limits than descriptions and examples. Changes the answer itself.
 */
export function boundTexts<T extends object>(reply: T): T {
  boundFields(reply as Record<string, unknown>, undefined)
  return reply
}

/** @param listField For a list: the field that holds it, whose limit applies to the items. */
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
  // Code keeps its combining marks: readers copy it, and samples send it.
  if (field === 'sample' || (isExample && field === 'text')) return cutText(text, maxExampleLength)
  const readable = limitCombiningMarks(text)
  if (field !== 'description') return cutText(readable, addressFields.has(field) ? maxUrlLength : maxLineLength)
  if (readable.length <= maxDescriptionLength) return readable
  const noteFor = (count: number) => `…\n\n${count} more characters are not shown.`
  const shown = firstCharacters(readable, maxDescriptionLength - noteFor(readable.length).length)
  return shown + noteFor(readable.length - shown.length)
}
