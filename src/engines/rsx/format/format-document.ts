import type { Yielder } from '@/lib/yielder'
import type { OpenedText } from '../read/open-file'
import { readJson } from '../read/read-json'
import { createReadingFindings } from '../read/reading-findings'
import { readXml } from '../read/read-xml'
import { createPlaces } from '../read/text-places'
import { formatJson } from './format-json'
import { formatXml } from './format-xml'

/**
 * Formats an XML or JSON document without changing a value.
 * @returns undefined when the text is not well-formed, has something around the document, or would become too long.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function formatDocument(
  { format, text, content }: OpenedText,
  yielder: Yielder,
): Promise<string | undefined> {
  if ((format !== 'XML' && format !== 'JSON') || content !== text) return undefined
  const findings = createReadingFindings(createPlaces(text))
  const read = format === 'XML' ? readXml : readJson
  const { stoppedAt } = await read(text, findings, yielder)
  if (stoppedAt !== undefined || findings.all().some(({ code }) => code === 'not-well-formed')) return undefined
  return format === 'XML' ? formatXml(text) : formatJson(text, findings)
}
