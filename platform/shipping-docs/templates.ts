import { createHash } from 'node:crypto'
import { fieldTrees, type FieldSpec } from './fields'
import { labelPlans, retailers, sampleOwner, slipPlans, type Plan, type Retailer } from './retailers'

export type TemplateKind = keyof typeof fieldTrees

/** A field as one template asks for it. */
export interface TemplateField extends Omit<FieldSpec, 'children'> {
  required: boolean
  children: TemplateField[]
}

/** A label or packing slip of a retailer. */
export interface Template {
  /** Eight hexadecimal digits. */
  id: string
  kind: TemplateKind
  name: string
  description: string
  /** About 39 digits: a text, whatever it looks like. */
  ownerId: string
  ownerName: string
  /** One of the templates that everybody may render. */
  isSample: boolean
  fields: TemplateField[]
}

/** All templates of a kind, by retailer, in the order of the retailers. */
export function templatesOf(kind: TemplateKind): readonly Template[] {
  return all[kind]
}

export function findTemplate(kind: TemplateKind, id: string): Template | undefined {
  return byId[kind].get(id)
}

function build(kind: TemplateKind): Template[] {
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
  const wanted = new Map<string, boolean>()
  // A retailer's own fields hold where the plan has their group (or the field stands at the top of its group).
  const groups = new Set(paths(plan.fields).map(({ path }) => path))
  const added = paths(retailer.fields).filter(({ path }) => groups.has(parentOf(path)) || hasOwnGroup(path, retailer))
  for (const { path, required } of [...paths(plan.fields), ...added])
    wanted.set(path, required || (wanted.get(path) ?? false))
  const lengths = new Map(retailer.lengths.split(' ').map((entry) => entry.split(':') as [string, string]))

  const pick = (field: FieldSpec): TemplateField[] => {
    const required = wanted.get(field.path)
    if (required === undefined) return []
    const [longest, shortest] = (lengths.get(field.path)?.split('-') ?? []).toReversed().map(Number)
    return [
      {
        ...field,
        ...(longest !== undefined && { max: longest }),
        ...(shortest !== undefined && { min: shortest }),
        required,
        children: field.children.flatMap(pick),
      },
    ]
  }
  return fieldTrees[kind].flatMap(pick)
}

function paths(text: string): { path: string; required: boolean }[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => ({ path: entry.replace('!', ''), required: entry.endsWith('!') }))
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.')
}

/** Whether the retailer asks for the group of a field itself. */
function hasOwnGroup(path: string, { fields }: Retailer): boolean {
  return paths(fields).some((entry) => entry.path === parentOf(path))
}

const all = { label: build('label'), 'packing-slip': build('packing-slip') }
const byId = {
  label: new Map(all.label.map((template) => [template.id, template])),
  'packing-slip': new Map(all['packing-slip'].map((template) => [template.id, template])),
}
