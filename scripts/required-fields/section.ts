import { readOutline, type OutlineNode } from '../../src/engines/rsx/schema-outline'
import { designDump } from '../../platform/rsx/designs/dump'
import { retailers } from '../../platform/rsx/designs/retailers'
import type { DesignDocument } from '../../platform/rsx/designs/themes'
import { documentSchema } from '../../platform/rsx/document-schema'
import { createSchemaDownload } from '../../platform/rsx/schemas/schema-download'

type Node = ReturnType<typeof designDump>
/** Fields by their group. */
type Fields = Map<string, string[]>

/** The guide of each document, in the documentation of RSX. */
export const guideOf: Record<DesignDocument, string> = {
  Orders: 'importing-the-order.md',
  OrderAcks: 'return-documents/generate-order-acknowledgement.md',
  Shipments: 'return-documents/generate-shipment-file.md',
  Invoices: 'return-documents/generate-invoice-file.md',
}

const heading = '## What is required\n'
const version = '7.7.4'

/** Puts the section into the text of a guide, before its first other section. */
export async function withRequiredFields(text: string, document: DesignDocument): Promise<string> {
  const [lead = '', ...sections] = text.split(/^(?=## )/m)
  const section = await sectionOf(document)
  return [lead, section, ...sections.filter((other) => !other.startsWith(heading))].join('')
}

/** The section "What is required" of a document, in Markdown: by the schema, by all retailers, and by at least half of them. */
async function sectionOf(document: DesignDocument): Promise<string> {
  const bySchema = await requiredBySchema(document)
  const byAll: Fields = new Map()
  const byHalf: Fields = new Map()
  const walk = (nodes: readonly Node[], group: string) => {
    for (const { name, visible, children = [], extraProperties } of nodes) {
      if (!visible) continue
      const count = extraProperties.consolidatedMandatoryFor?.length ?? 0
      if (children.length > 0) walk(children, below(group, name))
      else if (bySchema.get(group)?.includes(name)) continue
      else if (count === retailers.length) add(byAll, group, name)
      else if (count * 2 >= retailers.length) add(byHalf, group, name)
    }
  }
  walk(designDump(document).children ?? [], '')
  const design = `/rsx/docs/my-designs?document=${document}&required=true`
  return [
    heading,
    `The schema of version ${version} requires little, the retailers of the network more. Groups that a document does not have need no fields.\n`,
    `- **The schema**: ${listOf(bySchema)}`,
    `- **All ${retailers.length} retailers**: ${listOf(byAll)}`,
    `- **At least half of them**: ${listOf(byHalf)}\n`,
    `Choose your retailers in [My Designs](${design}): it shows every field and code that they require.\n\n`,
  ].join('\n')
}

async function requiredBySchema(document: DesignDocument): Promise<Fields> {
  const schema = documentSchema(version, document)
  if (!schema) throw new Error(`There is no document ${document}`)
  const { nodes } = await readOutline({
    document,
    version,
    schema: new Uint8Array(createSchemaDownload(schema, 'xml')),
  })
  const fields: Fields = new Map()
  const walk = (list: readonly OutlineNode[], group: string) => {
    for (const { name, min, value, children } of list) {
      if (min === 0) continue
      if (value) add(fields, group, name)
      else walk(children, below(group, name))
    }
  }
  walk(nodes, '')
  return fields
}

function add(fields: Fields, group: string, name: string): void {
  fields.set(group, [...(fields.get(group) ?? []), name])
}

const below = (group: string, name: string) => (group === '' ? name : `${group}/${name}`)

function listOf(fields: Fields): string {
  if (fields.size === 0) return 'no field.'
  return `${Array.from(fields, ([group, names]) => `${names.map((name) => `\`${name}\``).join(', ')} in \`${group}\``).join('; ')}.`
}
