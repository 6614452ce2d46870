import { maybe, orEmpty, lenientList, z } from '@/api/core/schema'

/** The two kinds of shipping document, as the paths of their APIs spell them. */
export type ShippingDocKind = 'label' | 'packing-slip'

/** A value that is undefined when it is missing, null or of an unexpected type. */
function lenient<T extends z.core.SomeType>(schema: T) {
  return z.catch(maybe(schema), undefined)
}

/** A label or packing slip of a retailer (API-24). */
export const templateSchema = z.object({
  id: z.string(),
  name: lenient(z.string()),
  description: lenient(z.string()),
  ownerName: lenient(z.string()),
  /** False where this organization can read the template but not render it (trial organizations: samples only). */
  canRender: lenient(z.boolean()),
})
export type Template = z.infer<typeof templateSchema>

/** The templates of all pages, checked after the last page has arrived. */
export const templatesSchema = lenientList(templateSchema)

/** One page of templates. Invalid ones stay in it, because the offset of the next page is the number of templates received. */
export const templatesPageSchema = z.object({
  status: maybe(z.string()),
  total: z.number(),
  templates: z.array(z.unknown()),
})

/** The length in one template, or the distinct lengths in several. */
const lengthSchema = lenient(z.union([z.number(), z.array(z.number())]))

const itemSchema = z.object({
  id: z.string(),
  type: lenient(z.string()),
  description: lenient(z.string()),
  format: lenient(z.string()),
  minLength: lengthSchema,
  maxLength: lengthSchema,
  enumDescriptions: lenient(z.record(z.string(), z.catch(z.string(), ''))),
  /** Whether the template requires it; for several templates, whether any of them does. */
  required: lenient(z.boolean()),
  /** The retailers that require it; only for several templates. */
  mandatoryFor: lenient(lenientList(z.string())),
})
export type SchemaItem = z.infer<typeof itemSchema>

/** A flat list of groups: `path` is unique and empty for the root; `id` and `parent_id` are names, which repeat. */
export const designSchemaSchema = z.object({
  title: maybe(z.string()),
  sections: orEmpty(
    lenientList(
      z.object({
        id: z.string(),
        parent_id: lenient(z.string()),
        path: lenient(z.string()),
        items: orEmpty(lenientList(itemSchema)),
      }),
    ),
  ),
})
export type DesignSchema = z.infer<typeof designSchemaSchema>
