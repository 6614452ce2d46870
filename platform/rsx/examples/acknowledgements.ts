import { days, stores, total, type Order, type OrderLine } from './model'
import { addresses, orderFacts, storesOf } from './order-documents'
import { address, date, documentNumber, itemLook, itemNumbers, itemText, type Group } from './pieces'

/** How the seller answers: as the stock allows, with a later day for everything, or with a rejection. */
type Answer = 'stock' | 'moved' | 'rejected'

const types = { stock: 'AC', moved: 'AC', rejected: 'RD' }

/** The order acknowledgement (855). */
export function acknowledgement(order: Order, answer: Answer = 'stock'): Group {
  const isComplete = order.lines.every(({ quantity, accepted }) => quantity === accepted)
  const accepted = order.lines.map((line) => ({
    ...line,
    quantity: answer === 'rejected' ? 0 : answer === 'moved' ? line.quantity : line.accepted,
  }))
  return {
    Header: {
      OrderHeader: {
        ...orderFacts(order),
        TsetPurposeCode: '00',
        AcknowledgementNumber: documentNumber('PR', order),
        AcknowledgementType: answer === 'stock' && isComplete ? 'AD' : types[answer],
        AcknowledgementDate: days.acknowledged,
      },
      Dates: [date('068', answer === 'moved' ? days.shipNotAfter : days.shipped)],
      Address: [...addresses(order), ...storeAddresses(order)],
    },
    LineItem: order.lines.map((line) => ({
      OrderLine: {
        ...itemNumbers(line),
        OrderQty: line.quantity,
        OrderQtyUOM: 'EA',
        PurchasePrice: line.item.price,
        PurchasePriceBasis: 'PE',
        ...itemLook(line),
      },
      LineItemAcknowledgement: decisions(line, answer),
      ProductOrItemDescription: itemText(line),
    })),
    Summary: { TotalAmount: total(accepted), TotalLineItemNumber: order.lines.length },
  }
}

/** The addresses of the stores: in cross dock those that cartons are marked for, in multi store those that they go to. */
function storeAddresses(order: Order): Group[] {
  const role = order.model === 'CrossDock' ? 'Z7' : 'ST'
  return storesOf(order).flatMap((number) => (stores[number] ? [address(role, stores[number])] : []))
}

/** The seller's answer to a line. It has two parts when the stock does not cover the line. */
function decisions(line: OrderLine, answer: Answer): Group[] {
  const decision = (code: string, units: number, day: string) => ({
    LineSequenceNumber: line.sequence,
    ItemStatusCode: code,
    ItemScheduleQty: units,
    ItemScheduleUOM: 'EA',
    ItemScheduleQualifier: '068',
    ItemScheduleDate: day,
  })
  if (answer === 'rejected') return [decision('IR', line.quantity, days.shipped)]
  if (answer === 'moved') return [decision('DR', line.quantity, days.shipNotAfter)]
  const rest = line.quantity - line.accepted
  return rest === 0
    ? [decision('IA', line.quantity, days.shipped)]
    : [decision('IQ', line.accepted, days.shipped), decision('IB', rest, days.backOrder)]
}
