import type { SchemaFormat } from '@/lib/schema-formats'

/** The formats in the order in which they are offered (RSX-13). */
export const formats = ['XML', 'JSON', 'CSV', 'Positional'] as const satisfies readonly SchemaFormat[]

/** The format that an address names; XML if it names none or an unknown one. */
export function formatNamed(name: string | null): SchemaFormat {
  return formats.find((format) => format.toLowerCase() === name) ?? 'XML'
}
