import { paths } from '@/lib/paths'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import type { CountText } from '@/modules/dates/use-count-text'

/** Ids of the chosen labels and packing slips, in the order of choosing. */
export type Selection = Readonly<Record<ShippingDocKind, readonly string[]>>

/** The two kinds in the order of the page, with the parameter that carries their ids (3 §2) and their names. */
export const kinds = [
  { kind: 'label', parameter: 'label', one: 'label', many: 'labels', title: 'Labels' },
  { kind: 'packing-slip', parameter: 'slip', one: 'packing slip', many: 'packing slips', title: 'Packing slips' },
] as const satisfies readonly { kind: ShippingDocKind; [text: string]: string }[]

/** As many of a kind as one address and one call may hold; an address can name any number. */
export const mostChosen = 100

/** What an address chooses: repeated parameters, each id once, blanks dropped. */
export function readSelection(search: URLSearchParams): Selection {
  const read = (parameter: string) => idsIn(search, parameter).slice(0, mostChosen)
  return { label: read('label'), 'packing-slip': read('slip') }
}

/** How many ids of an address are beyond what can be chosen. */
export function countLeftOut(search: URLSearchParams): Readonly<Record<ShippingDocKind, number>> {
  const count = (parameter: string) => Math.max(0, idsIn(search, parameter).length - mostChosen)
  return { label: count('label'), 'packing-slip': count('slip') }
}

function idsIn(search: URLSearchParams, parameter: string): string[] {
  const ids = search.getAll(parameter).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

/** The parameters that name a selection. */
export function selectionQuery(selection: Selection): { label: readonly string[]; slip: readonly string[] } {
  return { label: selection.label, slip: selection['packing-slip'] }
}

/** Address of the field requirements of a selection. */
export function requirementsAddress(selection: Selection): string {
  return paths.tool('shipping-doc-browser/field-requirements', selectionQuery(selection))
}

/** Address of the browser with a selection, and with the filters of the query that it had. */
export function browserAddress(selection: Selection, left = ''): string {
  const filters = Object.fromEntries(new URLSearchParams(left))
  return paths.tool('shipping-doc-browser', { ...filters, ...selectionQuery(selection) })
}

export function isEmpty(selection: Selection): boolean {
  return kinds.every(({ kind }) => selection[kind].length === 0)
}

/** "2 labels and 1 packing slip". */
export function countText(counts: Readonly<Record<ShippingDocKind, number>>, counted: CountText): string {
  return kinds
    .filter(({ kind }) => counts[kind] > 0)
    .map(({ kind, one, many }) => counted(counts[kind], one, many))
    .join(' and ')
}
