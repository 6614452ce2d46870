import { beforeAll, describe, expect, test } from 'vitest'
import { generateSet } from '@/engines/rsx/generate/generate'
import { writeSample } from '@/engines/rsx/samples'
import type { DesignRule, ElementRule, GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import { retailers as ownRequirements } from '../../../../../platform/rsx/designs/retailers'
import { checked, optionsOf, rulesOfSet } from '../generate/support'

let documents: RuleModel[] = []
// Compiling rules takes longer than one test may on a busy machine.
beforeAll(async () => {
  documents = await rulesOfSet()
})

interface RequiredPlace {
  path: string
  design: DesignRule
  element: ElementRule | undefined
  /** From the record down. */
  parents: readonly DesignRule[]
}

/** Places with requirements of a retailer, with their elements in the schema. */
function placesOf(retailer: string, { design, record }: RuleModel): RequiredPlace[] {
  const places: RequiredPlace[] = []
  function visit(rule: DesignRule, group: GroupRule | undefined, parents: readonly DesignRule[], parentPath: string) {
    for (const child of rule.children.values()) {
      const element = group?.byName.get(child.name)
      const path = `${parentPath}${child.name}`
      const isRequired = child.mandatoryFor.includes(retailer) || codesOf(child, retailer).length > 0
      if (isRequired) places.push({ path, design: child, element, parents })
      const content = element?.content
      visit(child, content?.kind === 'group' ? content : undefined, [...parents, child], `${path}/`)
    }
  }
  if (design) visit(design, record.content, [], '')
  return places
}

const codesOf = ({ codes }: DesignRule, retailer: string) =>
  [...codes].filter(([, { mandatoryFor }]) => mandatoryFor.includes(retailer)).map(([code]) => code)

/** The requirements at a place that no document can satisfy. */
function faultsOf({ design, element, parents }: RequiredPlace, retailer: string, { codeLists }: RuleModel): string[] {
  if (!element) return ['the schema does not have it']
  const errors: string[] = []
  const codes = codesOf(design, retailer)
  const { content } = element
  if (parents.some((parent) => !parent.isVisible)) errors.push('the design hides what is above it')
  if (!design.isVisible) errors.push('the design hides it')
  if (design.mandatoryFor.includes(retailer) && parents.some((parent) => !parent.mandatoryFor.includes(retailer))) {
    errors.push('the retailer does not require what is above it')
  }
  if (design.repeats && element.max === 1) errors.push('the design repeats what appears once')
  if ((content.kind === 'group') !== design.children.size > 0) errors.push('a group in one of both alone')
  if (content.kind === 'value' && codes.length > 0) {
    const list = codeLists.get(content.codeList ?? '')
    errors.push(...codes.filter((code) => list?.has(code) !== true).map((code) => `${code} is not in its list`))
    const longest = Math.min(...design.maxLengths, content.maxLength ?? Infinity)
    const shortest = Math.max(...design.minLengths, content.minLength ?? 0)
    errors.push(
      ...codes
        .filter(({ length }) => length > longest || length < shortest)
        .map((code) => `${code} does not have an allowed length`),
    )
  }
  const own = ownRequirements.find(({ name }) => name === retailer)?.lengths[design.name]
  if (content.kind === 'value' && own !== undefined) {
    const [least = 0, most = 0] = own.split('-').map(Number)
    if (least > most) errors.push(`${own} is no range`)
    if (most < (content.minLength ?? 0) || least > (content.maxLength ?? Infinity)) {
      errors.push(`no value of the schema has ${own} characters`)
    }
    if (!design.minLengths.includes(least) || !design.maxLengths.includes(most)) {
      errors.push(`the design does not have the lengths ${own}`)
    }
  }
  return errors
}

const names = [
  'Bluebird Grocers',
  'Copperfield Pharmacy',
  'Foxglove Garden Centers',
  'Harbor & Pine',
  'Juniper Kids',
  'Lakeshore Home',
  'Maple & Main',
  'Meridian Electronics',
  'Northgate Outfitters',
  'Paperlane Books',
  'Riverbend Hardware',
  'Summit Trail Supply',
]

describe('the designs of the platform', () => {
  test('are of these retailers', () => {
    expect(documents.map(({ retailers }) => retailers)).toEqual([names, names, names, names])
  })

  test.each(names)('%s: the schema has what is required, and the design shows it', (retailer) => {
    const errors = documents.flatMap((rules) =>
      placesOf(retailer, rules).flatMap((place) =>
        faultsOf(place, retailer, rules).map((error) => `${rules.document} ${place.path}: ${error}`),
      ),
    )
    expect(errors).toEqual([])
    expect(documents.every((rules) => placesOf(retailer, rules).length > 10)).toBe(true)
  })

  test.each(names)('%s alone is satisfied by a document of each type', async (retailer) => {
    for (const sample of generateSet(documents, optionsOf({ retailers: [retailer], size: 'minimal' }))) {
      const { document } = sample.rules
      const { errors } = await checked(writeSample(sample, 'XML')?.text ?? '', sample.rules, [retailer])
      expect([document, errors.map(({ place, message }) => `${place.path}: ${message}`)]).toEqual([document, []])
    }
  })
})
