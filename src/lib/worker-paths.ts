import { percentEncoded } from './percent-encoding'

/** The query of an address. Undefined values are left out, lists repeat their key. */
export type Query = Record<string, string | number | readonly string[] | undefined>

/** An address with its query. */
export function url(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

// The builders of `paths` that small workers need: `paths` would bring all the others with it.

/** The fields of a document and their allowed values (RSX-31); the query holds the filters. */
export function fieldsPath(
  version?: string,
  documentType?: string,
  qualifier?: string,
  query: { filter?: string | undefined; qualified?: 'true' | undefined } = {},
): string {
  const rest = [version, documentType, qualifier].filter((part) => part !== undefined)
  return url(['/rsx/docs/fields-qualifiers', ...rest.map(percentEncoded)].join('/'), query)
}

/** The consolidated design of a document for the chosen retailers, and the open node. */
export function designsPath(query: { document?: string; retailer?: readonly string[]; node?: string } = {}): string {
  return url('/rsx/docs/my-designs', query)
}
