import { lenientList, z } from '@/api/core/schema'

// A malformed property is left out and its node is kept: the node is useful without the property.
const text = z.catch(z.optional(z.string()), undefined)
const names = z.catch(z.optional(lenientList(z.string())), undefined)

/** One length, or several if retailers differ. */
const lengths = z.catch(z.optional(z.union([z.number(), z.array(z.number())])), undefined)

const qualifierSchema = z.catch(z.object({ description: text, mandatoryFor: names }), {})

/** One line or several; no lines if malformed. */
const noteSchema = z.catch(z.union([z.string(), lenientList(z.string())]), [])

const extraPropertiesSchema = z.object({
  consolidatedDocumentation: text,
  /** Notes to trading partners, by retailer. */
  consolidatedNotes: z.catch(z.optional(z.record(z.string(), noteSchema)), undefined),
  /** Meaning of each code, and the retailers that require it. */
  consolidatedQualifiers: z.catch(z.optional(z.record(z.string(), qualifierSchema)), undefined),
  consolidatedMandatoryFor: names,
})

const attributesSchema = z.object({ displayName: text, format: text, minLength: lengths, maxLength: lengths })

/** A node of a consolidated design. */
export interface DesignNode {
  name: string
  attributes: z.infer<typeof attributesSchema>
  minOccurs?: number | undefined
  maxOccurs?: number | 'unbounded' | undefined
  /** True unless the node says otherwise. */
  visible: boolean
  documentation: string | undefined
  extra: z.infer<typeof extraPropertiesSchema>
  children: DesignNode[]
}

/** A design: the root node of a document. Malformed nodes below it are left out. */
export const designSchema: z.ZodMiniType<DesignNode> = z.pipe(
  z.object({
    name: z.string(),
    attributes: z.catch(attributesSchema, {}),
    minOccurs: z.catch(z.optional(z.number()), undefined),
    maxOccurs: z.catch(z.optional(z.union([z.number(), z.literal('unbounded')])), undefined),
    visible: z.catch(z.boolean(), true),
    sourcing: z.catch(z.object({ documentation: text }), {}),
    extraProperties: z.catch(extraPropertiesSchema, {}),
    children: z.lazy(() => z.catch(lenientList(designSchema), [])),
  }),
  z.transform(({ sourcing, extraProperties, ...node }) => ({
    ...node,
    documentation: sourcing.documentation,
    extra: extraProperties,
  })),
)
