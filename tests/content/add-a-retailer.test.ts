import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gapQuestions } from '@/engines/rsx/compare/questions'
import { retailerGap } from '@/engines/rsx/compare/retailer-gap'
import { designDump } from '../../platform/rsx/designs/dump'

const guide = readFileSync('platform/content/docs/user-guides/working/add-a-retailer.md', 'utf8').replaceAll(
  /\n *(> )?/g,
  ' ',
)

it('quotes the sentence that the page says of its retailers', () => {
  const { summary } = retailerGap({
    designs: (['Orders', 'OrderAcks', 'Shipments', 'Invoices'] as const).map((document) => ({
      document,
      json: designDump(document),
    })),
    question: 'adds',
    shipTo: ['Harbor & Pine', 'Northgate Outfitters'],
    added: 'Copperfield Pharmacy',
  })
  expect(guide).toContain(summary)
})

it('names the questions as the page does', () => {
  for (const { label } of gapQuestions.slice(1)) expect(guide).toContain(`| ${label} `)
})
