import { usuallyMutual, withCommonGroups } from './common-groups'
import { inventoryGroups } from './inventory-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the item registry (832). */
export const itemRegistries: DocumentRelations = {
  document: 'ItemRegistries',
  groups: withCommonGroups({
    ...inventoryGroups,
    HazardousInformation: {
      pairs: [
        usuallyMutual('QuantityUOM', 'Quantity'),
        usuallyMutual('HazardousMaterialNameQualifier', 'HazardousMaterialName'),
        usuallyMutual('TemperatureUOM', 'FlashpointTemperature'),
        usuallyMutual('HazardousClassQualifier', 'HazardousClassification'),
      ],
    },
  }),
  content: {
    groups: { path: 'Structure/LineItem' },
    level: 'warning',
    noun: 'item',
    reason: 'A catalogue without items says nothing.',
  },
  lines: { path: 'Structure/LineItem', values: 'InventoryLine', number: 'LineSequenceNumber' },
  sums: [
    {
      total: 'Summary/TotalQuantity',
      isMoney: false,
      sums: [{ add: [{ path: 'Structure/LineItem/QuantitiesSchedulesLocations/TotalQty' }] }],
    },
  ],
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'Structure/LineItem' }, noun: 'lines' }],
}
