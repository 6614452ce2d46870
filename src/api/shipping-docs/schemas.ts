import { maybe, orEmpty, shownList, z } from '@/api/core/schema'

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

/** The templates of all pages. */
export const templatesSchema = shownList(templateSchema)

/** A page of templates, the list dialect of these APIs; as they came, because their number is where the next page starts. */
export const templatesPageSchema = z.object({
  status: maybe(z.string()),
  total: z.number(),
  templates: z.array(z.unknown()),
})

/** One length, or the distinct ones of several templates. */
const lengthSchema = lenient(z.union([z.number(), z.array(z.number())]))

const itemSchema = z.object({
  id: z.string(),
  type: lenient(z.string()),
  description: lenient(z.string()),
  format: lenient(z.string()),
  minLength: lengthSchema,
  maxLength: lengthSchema,
  enumDescriptions: lenient(z.record(z.string(), z.catch(z.string(), ''))),
  /** Whether the template requires it; of several, whether one does. */
  required: lenient(z.boolean()),
  /** Of several templates: the retailers that require it. */
  mandatoryFor: lenient(shownList(z.string())),
})
export type SchemaItem = z.infer<typeof itemSchema>

/** A flat list of groups: `path` is unique and empty for the root; `id` and `parent_id` are names, which repeat. */
export const designSchemaSchema = z.object({
  title: maybe(z.string()),
  sections: orEmpty(
    shownList(
      z.object({
        id: z.string(),
        parent_id: lenient(z.string()),
        path: lenient(z.string()),
        items: orEmpty(shownList(itemSchema)),
      }),
    ),
  ),
})
export type DesignSchema = z.infer<typeof designSchemaSchema>
