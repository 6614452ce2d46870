import { listOf, maybe, orEmpty, lenientList, z } from '@/api/core/schema'
import { schemaFormats } from '@/lib/schema-formats'

/** Names of the documents of each version: `{ "7.7.4": ["Orders", …] }`. */
export const schemaNamesSchema = z.object({ schemas: z.record(z.string(), orEmpty(lenientList(z.string()))) })
export type SchemaNames = z.infer<typeof schemaNamesSchema>['schemas']

/** EDI documents by version and RSX document; `docTypes` is like `["850", "875", "ORDERS"]` (RSX-19). */
export const documentNumbersSchema = z.record(
  z.string(),
  orEmpty(lenientList(z.object({ name: z.string(), docTypes: orEmpty(lenientList(z.string())) }))),
)
export type DocumentNumbers = z.infer<typeof documentNumbersSchema>

/** An allowed value of a field. */
const qualifierSchema = z.pipe(
  z.object({ value: z.string(), description: maybe(z.string()), long_description: maybe(z.string()) }),
  z.transform(({ value, description, long_description: longDescription }) => ({ value, description, longDescription })),
)

/** A field of a document with its allowed values, which only a qualified field has. */
const fieldSchema = z.object({
  name: z.string(),
  description: maybe(z.string()),
  enums: orEmpty(lenientList(qualifierSchema)),
})
export type Field = z.infer<typeof fieldSchema>

export const fieldsSchema = z.object({ fields: orEmpty(lenientList(fieldSchema)) })

/** `network` schemas have the tree, `qualified` ones also the allowed values, `internal` ones are for staff. */
const schemaSetSchema = z.enum(['network', 'qualified', 'internal'])

/** A downloadable schema: one document in one version. */
const assetSchema = z.object({
  docName: z.string(),
  version: z.string(),
  /** X12 numbers: 850, 875, 940. */
  documentNumbers: orEmpty(lenientList(z.string())),
  /** Numbers and names of the EDI documents: 850, 875, ORDERS. */
  documentTypes: orEmpty(lenientList(z.string())),
  /** Whether the schema is hidden until legacy schemas are shown (RSX-11). */
  legacy: z.catch(maybe(z.boolean()), undefined),
  schemaSet: z.catch(schemaSetSchema, 'network'),
  /** CSV and positional schemas exist for seven documents (RSX-23). */
  formats: z.catch(listOf(z.enum(schemaFormats)), ['XML', 'JSON']),
})
export type SchemaAsset = z.infer<typeof assetSchema>

export const assetsSchema = z.object({ assets: orEmpty(lenientList(assetSchema)) })
