import { shownList, z } from '@/api/core/schema'

/** What a dump gives wrongly or not at all is left out: a node without it is still worth showing. */
const text = z.catch(z.optional(z.string()), undefined)
const names = z.catch(z.optional(shownList(z.string())), undefined)

/** One length, or those that the retailers differ in. */
const lengths = z.catch(z.optional(z.union([z.number(), z.array(z.number())])), undefined)

const qualifierSchema = z.catch(z.object({ description: text, mandatoryFor: names }), {})

/** One line, or several; none where it cannot be read. */
const noteSchema = z.catch(z.union([z.string(), shownList(z.string())]), [])

const extraPropertiesSchema = z.object({
  consolidatedDocumentation: text,
  /** What retailers tell their partners, by retailer. */
  consolidatedNotes: z.catch(z.optional(z.record(z.string(), noteSchema)), undefined),
  /** Codes with their meaning and the retailers that require them. */
  consolidatedQualifiers: z.catch(z.optional(z.record(z.string(), qualifierSchema)), undefined),
  consolidatedMandatoryFor: names,
})

const attributesSchema = z.object({ displayName: text, format: text, minLength: lengths, maxLength: lengths })

/** A node of a consolidated design (3 §3). */
export interface DesignNode {
  name: string
  attributes: z.infer<typeof attributesSchema>
  minOccurs?: number | undefined
  maxOccurs?: number | 'unbounded' | undefined
  /** Only nodes that say so are hidden. */
  visible: boolean
  documentation: string | undefined
  extra: z.infer<typeof extraPropertiesSchema>
  children: DesignNode[]
}

/** A design dump (3 §7): the document with everything below it. A node that is none is left out, the rest stays. */
export const designSchema: z.ZodMiniType<DesignNode> = z.pipe(
  z.object({
    name: z.string(),
    attributes: z.catch(attributesSchema, {}),
    minOccurs: z.catch(z.optional(z.number()), undefined),
    maxOccurs: z.catch(z.optional(z.union([z.number(), z.literal('unbounded')])), undefined),
    visible: z.catch(z.boolean(), true),
    sourcing: z.catch(z.object({ documentation: text }), {}),
    extraProperties: z.catch(extraPropertiesSchema, {}),
    children: z.lazy(() => z.catch(shownList(designSchema), [])),
  }),
  z.transform(({ sourcing, extraProperties, ...node }) => ({
    ...node,
    documentation: sourcing.documentation,
    extra: extraProperties,
  })),
)
