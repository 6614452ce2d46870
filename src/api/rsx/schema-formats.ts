/** The four formats of a schema (2 §9), as the portal shows them. */
export const schemaFormats = ['CSV', 'JSON', 'Positional', 'XML'] as const
export type SchemaFormat = (typeof schemaFormats)[number]
