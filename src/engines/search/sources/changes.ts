import { firstCharacters } from '@/lib/cut-text'
import { isRecord } from '@/lib/json-values'
import { maxTextLength, type GuidePlace } from './guides'
import type { SearchRecord } from '../record'

/** Further names of a list of changes. */
const names = ['changelog', 'release notes', 'what changed', 'what is new']

/**
 * Makes the record of a list of changes, which is found by its names and by the sentences of its entries (COMPARE-87).
 * @param text `changes.json`.
 * @throws SyntaxError if it is not JSON.
 */
export function changesRecords(text: string, { to, title, place }: GuidePlace): SearchRecord[] {
  const list: unknown = JSON.parse(text)
  const entries = isRecord(list) && Array.isArray(list['entries']) ? list['entries'].filter(isRecord) : []
  const sentences = entries
    .flatMap((entry) => [entry['title'], entry['summary']])
    .filter((one) => typeof one === 'string')
  return [{ group: 'guides', to, title, names, text: firstCharacters(sentences.join(' '), maxTextLength), place }]
}
