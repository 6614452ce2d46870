import { designDump } from '../../platform/rsx/designs/dump'
import { retailers } from '../../platform/rsx/designs/retailers'
import type { DesignDocument } from '../../platform/rsx/designs/themes'

type Node = ReturnType<typeof designDump>

/** The guide of each document, in the documentation of RSX. */
export const guideOf: Record<DesignDocument, string> = {
  Orders: 'importing-the-order.md',
  OrderAcks: 'return-documents/generate-order-acknowledgement.md',
  Shipments: 'return-documents/generate-shipment-file.md',
  Invoices: 'return-documents/generate-invoice-file.md',
}

const heading = '## What is required\n'

/** Puts the section into the text of a guide, before its first other section. */
export function withRequiredFields(text: string, document: DesignDocument): string {
  const [lead = '', ...sections] = text.split(/^(?=## )/m)
  return [lead, sectionOf(document), ...sections.filter((section) => !section.startsWith(heading))].join('')
}

/** The section "What is required" of a document, in Markdown: by the schema, and by at least half of the retailers. */
function sectionOf(document: DesignDocument): string {
  const bySchema: Fields = new Map()
  const byRetailers: Fields = new Map()
  const add = (fields: Fields, group: string, text: string) => fields.set(group, [...(fields.get(group) ?? []), text])
  const walk = (nodes: readonly Node[], group: string, isSchema: boolean) => {
    for (const { name, minOccurs, visible, children = [], extraProperties } of nodes) {
      if (!visible) continue
      const isRequired = isSchema && minOccurs > 0
      const count = extraProperties.consolidatedMandatoryFor?.length ?? 0
      if (children.length > 0) walk(children, group === '' ? name : `${group}/${name}`, isRequired)
      else if (isRequired) add(bySchema, group, `\`${name}\``)
      else if (count * 2 >= retailers.length) add(byRetailers, group, `\`${name}\` (${count})`)
    }
  }
  walk(designDump(document).children ?? [], '', true)
  const design = `/rsx/docs/my-designs?document=${document}&required=true`
  return [
    heading,
    'The schema of version 7.7.4 requires:\n',
    listOf(bySchema),
    `At least half of the ${retailers.length} retailers also require, each in the group that it belongs to:\n`,
    listOf(byRetailers),
    `The numbers say how many. Choose your retailers in [My Designs](${design}): it shows every field and code that they require.\n\n`,
  ].join('\n')
}

type Fields = Map<string, string[]>

function listOf(fields: Fields): string {
  return Array.from(fields, ([group, names]) => `- \`${group}\`: ${names.join(', ')}\n`).join('')
}
