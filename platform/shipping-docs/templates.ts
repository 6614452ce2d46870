import { createHash } from 'node:crypto'
import { fieldTrees, type FieldSpec } from './fields'
import { labelPlans, retailers, sampleOwner, slipPlans, type Plan, type Retailer } from './retailers'

export type TemplateKind = keyof typeof fieldTrees

/** A field of a template. */
export interface TemplateField extends Omit<FieldSpec, 'children'> {
  isRequired: boolean
  children: TemplateField[]
}

/** A label or packing slip of a retailer. */
export interface Template {
  /** Eight hexadecimal digits. */
  id: string
  kind: TemplateKind
  name: string
  description: string
  /** At most 39 decimal digits: a string, because it exceeds the safe integers. */
  ownerId: string
  ownerName: string
  /** Whether trial organizations may render it too. */
  isSample: boolean
  fields: TemplateField[]
}

/** All templates of a kind, in the order of the retailers. */
export function templatesOf(kind: TemplateKind): readonly Template[] {
  return templates[kind]
}

export function findTemplate(kind: TemplateKind, id: string): Template | undefined {
  return byId[kind].get(id)
}

function createTemplates(kind: TemplateKind): Template[] {
  return retailers.flatMap((retailer) => {
    const plans: Plan[] =
      kind === 'label' ? retailer.labels.map((plan) => labelPlans[plan]) : retailer.slips.map((plan) => slipPlans[plan])
    return plans.map((plan) => ({
      id: digest(`${kind} ${retailer.name} ${plan.name}`).slice(0, 8),
      kind,
      name: plan.name,
      description: plan.description,
      ownerId: BigInt(`0x${digest(retailer.name)}`)
        .toString()
        .slice(0, 39),
      ownerName: retailer.name,
      isSample: retailer.name === sampleOwner,
      fields: fieldsOf(kind, plan, retailer),
    }))
  })
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function fieldsOf(kind: TemplateKind, plan: Plan, retailer: Retailer): TemplateField[] {
  const isRequiredByPath = new Map<string, boolean>()
  // A retailer's own field applies where the plan has its group, or where the retailer adds that group too.
  const groups = new Set(readPaths(plan.fields).map(({ path }) => path))
  const added = readPaths(retailer.fields).filter(
    ({ path }) => groups.has(parentOf(path)) || hasOwnGroup(path, retailer),
  )
  for (const { path, isRequired } of [...readPaths(plan.fields), ...added])
    isRequiredByPath.set(path, isRequired || (isRequiredByPath.get(path) ?? false))
  const lengths = new Map(retailer.lengths.split(' ').map((entry) => entry.split(':') as [string, string]))

  // The template's fields in the order of the tree; a field that the template does not have is left out with its children.
  const pick = (field: FieldSpec): TemplateField[] => {
    const isRequired = isRequiredByPath.get(field.path)
    if (isRequired === undefined) return []
    const [max, min] = (lengths.get(field.path)?.split('-') ?? []).toReversed().map(Number)
    return [
      {
        ...field,
        ...(max !== undefined && { max }),
        ...(min !== undefined && { min }),
        isRequired,
        children: field.children.flatMap(pick),
      },
    ]
  }
  return fieldTrees[kind].flatMap(pick)
}

/** Parses the fields of a plan or a retailer: paths, with an exclamation mark after each required one. */
function readPaths(text: string): { path: string; isRequired: boolean }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => ({ path: entry.replace('!', ''), isRequired: entry.endsWith('!') }))
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.')
}

/** Whether the retailer itself adds the group that contains a field. */
function hasOwnGroup(path: string, { fields }: Retailer): boolean {
  return readPaths(fields).some((entry) => entry.path === parentOf(path))
}

const templates = { label: createTemplates('label'), 'packing-slip': createTemplates('packing-slip') }
const byId = {
  label: new Map(templates.label.map((template) => [template.id, template])),
  'packing-slip': new Map(templates['packing-slip'].map((template) => [template.id, template])),
}
