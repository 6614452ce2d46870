import {
  days,
  dollars,
  parties,
  stores,
  total,
  tradingPartnerId,
  vendorNumber,
  type Order,
  type OrderLine,
} from './model'
import {
  address,
  carrier,
  date,
  documentNumber,
  freightTerms,
  itemLook,
  itemNumbers,
  itemText,
  paymentTerms,
  shipWindow,
  type Group,
} from './pieces'

const typeCodes = { CrossDock: 'KN', MultiStore: 'SD', BulkImport: 'SA', DropShip: 'DS' }

/** The fields of an order that all its documents repeat. */
export function orderFacts(order: Order): Group {
  return {
    TradingPartnerId: tradingPartnerId,
    PurchaseOrderNumber: documentNumber('PO', order),
    PrimaryPOTypeCode: typeCodes[order.model],
    PurchaseOrderDate: days.ordered,
    BuyersCurrency: 'USD',
    Department: '12',
    Vendor: vendorNumber,
    ...(order.customerOrder !== undefined && { CustomerOrderNumber: order.customerOrder }),
  }
}

/** The purchase order (850). */
export function purchaseOrder(order: Order): Group {
  return {
    Header: {
      OrderHeader: { ...orderFacts(order), TsetPurposeCode: '00', ShipCompleteCode: 'Y' },
      PaymentTerms: paymentTerms,
      Dates: [...shipWindow, date('002', days.delivery)],
      Contacts: [
        {
          ContactTypeCode: 'OC',
          ContactName: 'Order Desk',
          PrimaryPhone: '555-0142',
          PrimaryEmail: 'orders@northgate.example',
        },
      ],
      Address: addresses(order),
      FOBRelatedInstruction: freightTerms(order),
      CarrierInformation: carrier(order),
      References: [{ ReferenceQual: 'PD', ReferenceID: 'SPRING-26', Description: 'Spring assortment' }],
      ...(order.model === 'DropShip' && { Notes: [{ NoteCode: 'GFT', Note: 'Happy birthday, see you at the lake.' }] }),
    },
    LineItem: order.lines.map((line) => ({
      OrderLine: orderLine(line),
      ProductOrItemDescription: itemText(line),
      PhysicalDetails: [{ PackQualifier: 'OU', PackValue: line.item.unitsPerCarton, PackingMedium: 'CTN' }],
      ...byStore(line),
    })),
    Summary: { TotalAmount: total(order.lines), TotalLineItemNumber: order.lines.length },
  }
}

/** The bill-to and ship-to addresses. A multi-store order has no ship-to in its header: its lines name the stores. */
export function addresses({ shipTo }: Order): Group[] {
  return [address('BT', parties.buyer), ...(shipTo ? [address('ST', shipTo)] : [])]
}

function orderLine(line: OrderLine): Group {
  return {
    ...itemNumbers(line),
    OrderQty: line.quantity,
    OrderQtyUOM: 'EA',
    PurchasePrice: line.item.price,
    PurchasePriceBasis: 'PE',
    ExtendedItemTotal: dollars(line.item.price * line.quantity),
    ...itemLook(line),
  }
}

/** The units per store of a line. */
function byStore({ stores: shares, quantity }: Pick<OrderLine, 'stores' | 'quantity'>): Group {
  const locations = Object.entries(shares).map(([Location, Qty]) => ({ Location, Qty }))
  if (locations.length === 0) return {}
  const group = { TotalQty: quantity, TotalQtyUOM: 'EA', LocationCodeQualifier: '92', LocationQuantity: locations }
  return { QuantitiesSchedulesLocations: [group] }
}

/** The buyer's change: a bulk order drops the back order, the others change a day or an address. */
const changes: Record<Order['model'], { line: string; note: string; dates: Group[] }> = {
  BulkImport: { line: 'QD', note: 'Units on back order are cancelled.', dates: shipWindow },
  CrossDock: { line: 'CT', note: 'Delivery moves by one day.', dates: [...shipWindow, date('002', '2026-03-25')] },
  MultiStore: {
    line: 'CT',
    note: 'Stores open at nine from now on.',
    dates: [...shipWindow, date('002', '2026-03-25')],
  },
  DropShip: { line: 'CS', note: 'Leave the parcel with the neighbour.', dates: shipWindow },
}

/** The lines after the buyer's change. */
function changedLines(order: Order): { line: OrderLine; fields: Group }[] {
  return order.lines.map((line) => {
    const quantity = order.model === 'BulkImport' ? line.accepted : line.quantity
    const isChanged = order.model !== 'BulkImport' || quantity !== line.quantity
    const fields = {
      ...orderLine({ ...line, quantity }),
      LineChangeCode: isChanged ? changes[order.model].line : 'NCH',
      PreviousOrderQty: line.quantity,
      VarianceQty: quantity - line.quantity,
    }
    return { line: { ...line, quantity }, fields }
  })
}

/** The order change (860), sent after the acknowledgement. */
export function orderChange(order: Order): Group {
  const { note, dates } = changes[order.model]
  const lines = changedLines(order)
  return {
    Header: {
      OrderHeader: {
        ...orderFacts(order),
        TsetPurposeCode: '04',
        ChangeOrderSeqNumber: '1',
        POChangeDate: days.changed,
        ShipCompleteCode: order.model === 'BulkImport' ? 'N' : 'Y',
      },
      Dates: dates,
      Address: addresses(order),
      CarrierInformation: carrier(order),
      Notes: [{ NoteCode: 'GEN', Note: note }],
    },
    LineItem: lines.map(({ line, fields }) => ({
      OrderLine: fields,
      ProductOrItemDescription: itemText(line),
      ...byStore(line),
    })),
    Summary: { TotalAmount: total(lines.map(({ line }) => line)), TotalLineItemNumber: lines.length },
  }
}

/** The seller's answer to the change (865), which accepts every line. */
export function orderChangeAcknowledgement(order: Order): Group {
  const lines = changedLines(order)
  return {
    Header: {
      OrderHeader: {
        ...orderFacts(order),
        TsetPurposeCode: '00',
        ChangeOrderSeqNumber: '1',
        AcknowledgementNumber: documentNumber('CA', order),
        AcknowledgementType: 'AD',
        POChangeDate: days.changed,
        POChangeAcknowledgeDate: days.changeAcknowledged,
      },
      Dates: changes[order.model].dates,
      Address: addresses(order),
    },
    LineItem: lines.map(({ line, fields }) => ({
      OrderLine: fields,
      LineItemAcknowledgement: [
        {
          LineSequenceNumber: line.sequence,
          ItemStatusCode: 'IA',
          ItemScheduleQty: line.quantity,
          ItemScheduleUOM: 'EA',
          ItemScheduleQualifier: '068',
          ItemScheduleDate: days.shipped,
        },
      ],
      ProductOrItemDescription: itemText(line),
    })),
    Summary: { TotalAmount: total(lines.map(({ line }) => line)), TotalLineItemNumber: lines.length },
  }
}

/** The stores in the lines of an order, in order. */
export function storesOf({ lines }: Order): string[] {
  return Object.keys(stores).filter((number) => lines.some((line) => line.stores[number] !== undefined))
}
