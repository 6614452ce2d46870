/** The four formats of schemas (RSX-13). */
export const schemaFormats = ['CSV', 'JSON', 'Positional', 'XML'] as const
export type SchemaFormat = (typeof schemaFormats)[number]
