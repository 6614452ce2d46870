import { anItem, mutual, needs } from './common-groups'
import type { GroupRelations } from './relation-types'

/** The groups of documents about items and stock. */
export const inventoryGroups: Record<string, GroupRelations> = {
  InventoryLine: { pairs: [needs('PurchasePriceBasis', 'PurchasePrice')], choices: [anItem] },
  PriceDetails: {
    pairs: [
      needs('PriceTypeIDCode', 'UnitPrice', 'MultiplePriceQuantity', 'RebateAmount'),
      needs('UnitPriceBasis', 'UnitPrice'),
      mutual('PriceMultiplierQual', 'PriceMultiplier'),
      mutual('QuantityUOM', 'Quantity'),
    ],
    periods: [{ from: 'EffectiveDate', to: 'ExpirationDate' }],
  },
  PricingArea: { pairs: [mutual('PricingAreaQualifier', 'PricingAreaIdentifier')] },
}
