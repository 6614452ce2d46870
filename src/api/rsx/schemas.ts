import { listOf, maybe, orEmpty, shownList, z } from '@/api/core/schema'
import { schemaFormats } from './schema-formats'

/** Documents of each version: `{ "7.7.4": ["Orders", …] }` (3 §3). */
export const schemaNamesSchema = z.object({ schemas: z.record(z.string(), orEmpty(shownList(z.string()))) })
export type SchemaNames = z.infer<typeof schemaNamesSchema>['schemas']

/** EDI documents by version and RSX document (3 §3); `docTypes` as shown, `["850", "875", "ORDERS"]` (1 §9). */
export const documentNumbersSchema = z.record(
  z.string(),
  orEmpty(shownList(z.object({ name: z.string(), docTypes: orEmpty(shownList(z.string())) }))),
)
export type DocumentNumbers = z.infer<typeof documentNumbersSchema>

/** An allowed value of a field (3 §3). */
const qualifierSchema = z.pipe(
  z.object({ value: z.string(), description: maybe(z.string()), long_description: maybe(z.string()) }),
  z.transform(({ value, description, long_description: longDescription }) => ({ value, description, longDescription })),
)

/** A field of a document with its allowed values; none when it is not qualified (3 §3). */
const fieldSchema = z.object({
  name: z.string(),
  description: maybe(z.string()),
  enums: orEmpty(shownList(qualifierSchema)),
})
export type Field = z.infer<typeof fieldSchema>

export const fieldsSchema = z.object({ fields: orEmpty(shownList(fieldSchema)) })

/** `network` schemas hold the tree, `qualified` ones the allowed values too, `internal` ones are for staff (1 §9). */
const schemaSetSchema = z.enum(['network', 'qualified', 'internal'])

/** A downloadable schema: one document in one version (2 §3, "RSX schema download item"). */
const assetSchema = z.object({
  docName: z.string(),
  version: z.string(),
  /** X12 numbers: 850, 875, 940. */
  documentNumbers: orEmpty(shownList(z.string())),
  /** Numbers and names of the EDI documents as shown: 850, 875, ORDERS. */
  documentTypes: orEmpty(shownList(z.string())),
  /** Hidden unless legacy schemas are shown. */
  legacy: z.catch(maybe(z.boolean()), undefined),
  schemaSet: z.catch(schemaSetSchema, 'network'),
  /** CSV and positional layouts exist for seven documents only (1 §9). */
  formats: z.catch(listOf(z.enum(schemaFormats)), ['XML', 'JSON']),
})
export type SchemaAsset = z.infer<typeof assetSchema>

export const assetsSchema = z.object({ assets: orEmpty(shownList(assetSchema)) })
