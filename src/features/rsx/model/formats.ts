import type { SchemaFormat } from '@/api/rsx/schema-formats'

/** The formats in the order in which they are offered (2 §2). */
export const formats = ['XML', 'JSON', 'CSV', 'Positional'] as const satisfies readonly SchemaFormat[]

/** The format that an address names; XML for none and for nonsense. */
export function formatNamed(name: string | null): SchemaFormat {
  return formats.find((format) => format.toLowerCase() === name) ?? 'XML'
}
