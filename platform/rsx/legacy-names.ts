import type { Element } from './catalogue'

/** Names from before 7.4: repeated groups are singular, and some codes have another name. */
const formerNames: Record<string, string> = {
  Contacts: 'Contact',
  Dates: 'Date',
  References: 'Reference',
  Taxes: 'Tax',
  Notes: 'Note',
  ChargesAllowances: 'ChargeAllowance',
  MonetaryAmounts: 'MonetaryAmount',
  QuantityTotals: 'QuantityTotal',
  PrimaryPOTypeCode: 'PurchaseOrderTypeCode',
  PrimaryPOTypeDescription: 'PurchaseOrderTypeDescription',
  DateTimeQualifier: 'DateTimeQualifier1',
}

/** Groups that were in a wrapper: the wrapper's name by the group's name. */
const wrappers: Record<string, string> = {
  LineItem: 'LineItems',
  ContainerLevel: 'ContainerLevels',
  OrderLevel: 'OrderLevels',
  PackLevel: 'PackLevels',
  ItemLevel: 'ItemLevels',
}

/** The types from before 7.4: the same tree with the former names, and with repeated lines and levels in wrappers. */
export function legacyTypes(types: Map<string, Element[]>): Map<string, Element[]> {
  const result = new Map<string, Element[]>()
  for (const [type, elements] of types) {
    result.set(
      type,
      elements.map((element) => {
        const name = formerNames[element.name] ?? element.name
        const wrapper = wrappers[element.name]
        if (!wrapper || !element.repeats || element.group === undefined) return { ...element, name }
        const wrapperType = `${wrapper}Of${element.group}`
        result.set(wrapperType, [element])
        return {
          name: wrapper,
          kind: 'group' as const,
          group: wrapperType,
          required: element.required,
          repeats: false,
          description: `Holds every ${element.name}`,
        }
      }),
    )
  }
  return result
}
