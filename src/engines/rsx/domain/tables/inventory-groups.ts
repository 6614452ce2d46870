import { anItem, price, usuallyMutual, usuallyNeeds } from './common-groups'
import type { GroupRelations } from './relation-types'

/** The groups of documents about items and stock. */
export const inventoryGroups: Record<string, GroupRelations> = {
  InventoryLine: { pairs: [usuallyNeeds('PurchasePriceBasis', 'PurchasePrice')], choices: [anItem] },
  PriceDetails: {
    pairs: [
      usuallyNeeds('PriceTypeIDCode', 'UnitPrice', 'MultiplePriceQuantity', 'RebateAmount', 'PriceMultiplier'),
      usuallyNeeds('UnitPriceBasis', 'UnitPrice'),
      usuallyNeeds('PriceMultiplierQual', 'PriceMultiplier'),
      usuallyMutual('QuantityUOM', 'Quantity'),
    ],
    periods: [{ from: 'EffectiveDate', to: 'ExpirationDate' }],
    signs: { UnitPrice: price },
  },
  PricingArea: { pairs: [usuallyMutual('PricingAreaQualifier', 'PricingAreaIdentifier')] },
}
