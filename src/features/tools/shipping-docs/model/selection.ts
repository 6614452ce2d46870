import { paths } from '@/lib/paths'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import type { CountText } from '@/modules/dates/use-count-text'

/** Ids of the chosen labels and packing slips, in the order of choosing. */
export type Selection = Readonly<Record<ShippingDocKind, readonly string[]>>

/** The two kinds in the order of the page, with their names and the parameter that carries their ids (TOOL-10). */
export const kinds = [
  { kind: 'label', parameter: 'label', one: 'label', many: 'labels', title: 'Labels' },
  { kind: 'packing-slip', parameter: 'slip', one: 'packing slip', many: 'packing slips', title: 'Packing slips' },
] as const satisfies readonly { kind: ShippingDocKind; [text: string]: string }[]

/** How many templates of a kind can be chosen; an address can name any number. */
export const maxChosen = 100

/** Reads the selection from an address: repeated parameters, without duplicates and blanks. */
export function readSelection(search: URLSearchParams): Selection {
  const read = (parameter: string) => idsIn(search, parameter).slice(0, maxChosen)
  return { label: read('label'), 'packing-slip': read('slip') }
}

/** Counts the ids of an address beyond the number that can be chosen. */
export function countLeftOut(search: URLSearchParams): Readonly<Record<ShippingDocKind, number>> {
  const count = (parameter: string) => Math.max(0, idsIn(search, parameter).length - maxChosen)
  return { label: count('label'), 'packing-slip': count('slip') }
}

function idsIn(search: URLSearchParams, parameter: string): string[] {
  const ids = search.getAll(parameter).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

/** Returns the query parameters of a selection. */
export function selectionQuery(selection: Selection): { label: readonly string[]; slip: readonly string[] } {
  return { label: selection.label, slip: selection['packing-slip'] }
}

/** Address of the field requirements of a selection. */
export function requirementsUrl(selection: Selection): string {
  return paths.tool('shipping-doc-browser/field-requirements', selectionQuery(selection))
}

/** Address of the browser with a selection and with the filters of its last query. */
export function browserUrl(selection: Selection, lastQuery = ''): string {
  const filters = Object.fromEntries(new URLSearchParams(lastQuery))
  return paths.tool('shipping-doc-browser', { ...filters, ...selectionQuery(selection) })
}

export function isEmpty(selection: Selection): boolean {
  return kinds.every(({ kind }) => selection[kind].length === 0)
}

/** Writes counts as text: "2 labels and 1 packing slip". */
export function countText(counts: Readonly<Record<ShippingDocKind, number>>, counted: CountText): string {
  return kinds
    .filter(({ kind }) => counts[kind] > 0)
    .map(({ kind, one, many }) => counted(counts[kind], one, many))
    .join(' and ')
}
