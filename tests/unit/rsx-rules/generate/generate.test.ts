import { expect, it } from 'vitest'
import { generateSet } from '@/modules/rsx-rules/generate/generate'
import { fulfilmentModels } from '@/modules/rsx-rules/generate/sample-options'
import { writeXml } from '@/modules/rsx-rules/generate/write-xml'
import { checkRelations } from '@/modules/rsx-rules/domain/check-relations'
import { read } from '../read/support'
import { linesOf } from '../check/support'
import { platformRules } from '../check/platform-rules'

it('generates orders that pass without retailers', async () => {
  const rules = platformRules('Orders')
  for (const model of fulfilmentModels) {
    const [order] = generateSet([rules], { seed: '1', model, size: 'typical', retailers: [], choices: new Map() })
    if (!order) throw new Error('no order')
    const text = writeXml(rules, order.record)
    const { document } = await read(text, { rules })
    expect({
      model,
      found: [...(await linesOf(text, { rules })), ...checkRelations(document, rules).map(({ message }) => message)],
    }).toEqual({ model, found: [] })
  }
})
