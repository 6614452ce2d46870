import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { DesignDocument } from '../../platform/rsx/designs/themes'
import { guideOf, withRequiredFields } from '../../scripts/required-fields/section'

const guides = Object.entries(guideOf) as [DesignDocument, string][]
const read = (guide: string) => readFileSync(`platform/content/docs/rsx-docs/${guide}`, 'utf8')

it.each(guides)(
  'The guide to %s begins with what schema and designs require: npm run required-fields writes it',
  async (document, guide) => {
    const text = read(guide)
    expect(text.match(/^## .*$/m)?.[0]).toBe('## What is required')
    expect(text === (await withRequiredFields(text, document))).toBe(true)
    expect(text).toContain(`/rsx/docs/my-designs?document=${document}&required=true`)
  },
)

it('tells what the schema requires from what retailers do', () => {
  const text = read(guideOf.Shipments)
  expect(text).toMatch(/^- \*\*The schema\*\*: (?!.*ShipDate).*`ShipmentIdentification`/m)
  expect(text).toMatch(/^- \*\*All 12 retailers\*\*: .*`ShipDate`/m)
})
