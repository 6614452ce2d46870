import type { z } from 'zod/mini'
import type { designSchemaSchema } from '@/api/shipping-docs/schemas'
import type { Template, TemplateField, TemplateKind } from './templates'

type FlatSchema = z.input<typeof designSchemaSchema> & { title: string; sections: FlatSection[] }

interface FlatSection {
  id: string
  parent_id: string
  path: string
  type: 'object'
  items: FlatItem[]
}

interface FlatItem {
  id: string
  type: string
  description: string
  minLength?: number | number[]
  maxLength?: number | number[]
  format?: string
  enumDescriptions?: Record<string, string>
  required: boolean
  mandatoryFor?: string[]
}

const titles: Record<TemplateKind, string> = { label: 'ShippingLabel', 'packing-slip': 'PackingSlip' }

/** The design schema of a template as a flat list of groups, each before the groups that it contains. */
export function flatSchema(template: Template): FlatSchema {
  return flatten(
    titles[template.kind],
    template.fields.map((field) => merge([{ field, ownerName: template.ownerName }])),
  )
}

/**
 * The design schema of several templates: every field that one of them has, in the order of the document, with the
 * distinct lengths, all codes and the retailers that require it.
 */
export function consolidatedSchema(kind: TemplateKind, templates: readonly Template[]): FlatSchema {
  const merged = mergeAll(templates.map(({ fields, ownerName }) => fields.map((field) => ({ field, ownerName }))))
  return flatten(titles[kind], merged, true)
}

/** The design schema of a template as a nested JSON Schema (draft 7). */
export function nestedSchema(template: Template): Record<string, unknown> {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titles[template.kind],
    ...objectSchema(template.fields),
  }
}

function objectSchema(fields: readonly TemplateField[]): Record<string, unknown> {
  const required = fields.filter((field) => field.isRequired).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, nestedField(field)])),
    ...(required.length > 0 && { required }),
  }
}

function nestedField(field: TemplateField): Record<string, unknown> {
  const { type, description, min, max, format, codes, children } = field
  if (type === 'object') return { description, ...objectSchema(children) }
  if (type === 'array') return { type, description, items: objectSchema(children) }
  return {
    type,
    description,
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
    ...(format && { format }),
    ...(codes && { enum: Object.keys(codes), enumDescriptions: codes }),
  }
}

interface OwnedField {
  field: TemplateField
  ownerName: string
}

/** A field that several templates have. */
interface MergedField {
  name: string
  path: string
  type: string
  description: string
  format: string | undefined
  min: number[]
  max: number[]
  codes: Record<string, string> | undefined
  mandatoryFor: string[]
  children: MergedField[]
}

/** Merges fields of one name. A field that a template lacks is placed after its predecessor in the other templates. */
function mergeAll(lists: readonly OwnedField[][]): MergedField[] {
  const byName = new Map<string, OwnedField[]>()
  const order: string[] = []
  for (const list of lists) {
    let after = -1
    for (const owned of list) {
      const { name } = owned.field
      const known = order.indexOf(name)
      if (known < 0) order.splice(after + 1, 0, name)
      after = known < 0 ? after + 1 : Math.max(known, after)
      byName.set(name, [...(byName.get(name) ?? []), owned])
    }
  }
  return order.map((name) => merge(byName.get(name) ?? []))
}

function merge(owned: OwnedField[]): MergedField {
  const fields = owned.map(({ field }) => field)
  const [first] = fields
  if (!first) throw new Error('A merged field needs a template')
  const codes = Object.assign({}, ...fields.map((field) => field.codes ?? {})) as Record<string, string>
  return {
    name: first.name,
    path: first.path,
    type: first.type,
    description: first.description,
    format: first.format,
    min: distinct(fields.map(({ min }) => min)),
    max: distinct(fields.map(({ max }) => max)),
    codes: Object.keys(codes).length > 0 ? codes : undefined,
    mandatoryFor: [
      ...new Set(owned.filter(({ field }) => field.isRequired).map(({ ownerName }) => ownerName)),
    ].toSorted(),
    children: mergeAll(
      owned.map(({ field, ownerName }) => field.children.map((child) => ({ field: child, ownerName }))),
    ),
  }
}

function distinct(lengths: (number | undefined)[]): number[] {
  return [...new Set(lengths.filter((length) => length !== undefined))].toSorted((a, b) => a - b)
}

function flatten(title: string, roots: readonly MergedField[], isConsolidated = false): FlatSchema {
  const sections: FlatSection[] = []
  const visit = (id: string, parent: string, path: string, fields: readonly MergedField[]) => {
    sections.push({
      id,
      parent_id: parent,
      path,
      type: 'object',
      items: fields.map((field) => flatItem(field, isConsolidated)),
    })
    for (const field of fields)
      if (field.type === 'object' || field.type === 'array') visit(field.name, id, field.path, field.children)
  }
  visit(title, '', '', roots)
  return { title, sections }
}

function flatItem(field: MergedField, isConsolidated: boolean): FlatItem {
  const { name, type, description, format, codes, mandatoryFor } = field
  const lengths = (values: number[]) => (values.length === 1 ? values[0] : values)
  const [minLength, maxLength] = [lengths(field.min), lengths(field.max)]
  return {
    id: name,
    type,
    description,
    ...(field.min.length > 0 && { minLength }),
    ...(field.max.length > 0 && { maxLength }),
    ...(format && { format }),
    ...(codes && { enumDescriptions: codes }),
    required: mandatoryFor.length > 0,
    ...(isConsolidated && { mandatoryFor }),
  }
}
