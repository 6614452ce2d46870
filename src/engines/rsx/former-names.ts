import type { ElementRule } from './rule-model'
import type { GroupIndex } from './check/schema-index'

/** Names from before version 7.4 with those of today. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Contact', 'Contacts'],
  ['Date', 'Dates'],
  ['Reference', 'References'],
  ['Tax', 'Taxes'],
  ['Note', 'Notes'],
  ['ChargeAllowance', 'ChargesAllowances'],
  ['MonetaryAmount', 'MonetaryAmounts'],
  ['QuantityTotal', 'QuantityTotals'],
  ['PurchaseOrderTypeCode', 'PrimaryPOTypeCode'],
  ['PurchaseOrderTypeDescription', 'PrimaryPOTypeDescription'],
  ['POTypeDescription', 'PrimaryPOTypeDescription'],
  ['DateTimeQualifier1', 'DateTimeQualifier'],
  ['Date1', 'Date'],
  ['Time1', 'Time'],
  ['ContactPhone', 'PrimaryPhone'],
  ['ContactFax', 'PrimaryFax'],
  ['ContactEmail', 'PrimaryEmail'],
  ['NoteInformationField', 'Note'],
  ['ItemDescriptionType', 'ProductCharacteristicCode'],
  ['ShipmentDate', 'ShipDate'],
])

/** Groups that were in a wrapper before version 7.4, by the wrapper's name. */
const wrappedNames: ReadonlyMap<string, string> = new Map([
  ['LineItems', 'LineItem'],
  ['ContainerLevels', 'ContainerLevel'],
  ['OrderLevels', 'OrderLevel'],
  ['PackLevels', 'PackLevel'],
  ['ItemLevels', 'ItemLevel'],
])

/** The name of today for one from before version 7.4. */
export function currentNameOf(name: string): string | undefined {
  return currentNames.get(name)
}

/** The element of a group that once had another name. */
export function elementOfFormerName(name: string, { members }: GroupIndex): ElementRule | undefined {
  return members.get(currentNameOf(name) ?? '')?.element
}

/** The element of a group that once stood in a wrapper. */
export function elementOfWrapper(name: string, { members }: GroupIndex): ElementRule | undefined {
  return members.get(wrappedNames.get(name) ?? '')?.element
}

/** The name of the groups in a wrapper from before version 7.4; undefined for another name. */
export function wrappedNameOf(name: string): string | undefined {
  return wrappedNames.get(name)
}

/** Whether a name was that of an element or a wrapper before version 7.4. */
export function isFormerName(name: string): boolean {
  return currentNames.has(name) || wrappedNames.has(name)
}
