import { anItem, mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the ship notice (856). An order line stands in every carton that holds some of it. */
export const shipments: DocumentRelations = {
  document: 'Shipments',
  groups: withCommonGroups({
    ShipmentLine: {
      pairs: [
        mutual('OrderQtyUOM', 'OrderQty'),
        mutual('ShipQtyUOM', 'ShipQty'),
        needs('PurchasePriceBasis', 'PurchasePrice'),
      ],
      choices: [anItem],
    },
    ItemLoad: { pairs: [mutual('LoadSizeUOM', 'LoadSize')] },
  }),
  header: 'Header/ShipmentHeader',
  counts: [
    { total: 'Summary/TotalOrders', counted: { anywhere: 'OrderLevel' }, noun: 'orders' },
    { total: 'Summary/TotalLineItemNumber', counted: { anywhere: 'ItemLevel' }, noun: 'items' },
  ],
  periods: [
    { from: 'Header/ShipmentHeader/ShipDate', to: 'Header/ShipmentHeader/CurrentScheduledDeliveryDate' },
    { from: 'Header/ShipmentHeader/ScheduledShipDate', to: 'Header/ShipmentHeader/CurrentScheduledDeliveryDate' },
  ],
  roles: [{ parent: 'Header', codes: ['SF', 'ST', 'Z7'] }],
  hasPacks: true,
}
