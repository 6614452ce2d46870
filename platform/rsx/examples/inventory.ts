import { days, items, parties, tradingPartnerId, vendorNumber, type OrderLine } from './model'
import { address, itemLook, itemNumbers, itemText, type Group } from './pieces'

/** The units of each item in the two warehouses, and those that are expected. */
const stock = [
  { item: items.mug, first: 212, second: 96, coming: 300 },
  { item: items.blanket, first: 85, second: 0, coming: 120 },
  { item: items.lantern, first: 640, second: 180, coming: 0 },
]

/** The inventory advice (846): what can be ordered, from one warehouse or two. */
export function inventoryAdvice(number: string, warehouses: 1 | 2): Group {
  const places = [parties.sellerWarehouse, parties.secondWarehouse].slice(0, warehouses)
  let sum = 0
  const lines = stock.map(({ item, first, second, coming }, at) => {
    const units = [first, second].slice(0, warehouses)
    const available = units.reduce((total, count) => total + count, 0)
    sum += available + coming
    const line: OrderLine = { sequence: String(at + 1), item, quantity: available, accepted: available, stores: {} }
    const quantity = (code: string, total: number, locations: Group[]) => ({
      QuantityQualifier: code,
      TotalQty: total,
      TotalQtyUOM: 'EA',
      LocationCodeQualifier: '91',
      LocationQuantity: locations,
    })
    return {
      InventoryLine: { ...itemNumbers(line), PurchasePrice: item.price, PurchasePriceBasis: 'PE', ...itemLook(line) },
      ProductOrItemDescription: itemText(line),
      QuantitiesSchedulesLocations: [
        quantity(
          '33',
          available,
          places.map((place, index) => ({ Location: place.number, Qty: units[index] ?? 0 })),
        ),
        ...(coming > 0 ? [quantity('29', coming, [{ Location: parties.sellerWarehouse.number, Qty: coming }])] : []),
      ],
    }
  })
  return {
    Header: {
      HeaderReport: {
        TradingPartnerId: tradingPartnerId,
        DocumentId: number,
        TsetPurposeCode: '00',
        ReportTypeCode: 'MB',
        InventoryDate: days.ordered,
        InventoryTime: '06:00:00',
        BuyersCurrency: 'USD',
        Vendor: vendorNumber,
      },
      Dates: [{ DateTimeQualifier: '017', Date: days.backOrder }],
      Address: [address('VN', parties.seller), ...places.map((place) => address('WH', place))],
      Notes: [{ NoteCode: 'GEN', Note: 'Quantities as of six in the morning, Denver time.' }],
    },
    Structure: [{ LineItem: lines }],
    Summary: { TotalLineItemNumber: lines.length, TotalQuantity: sum },
  }
}
