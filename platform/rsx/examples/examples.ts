import { acknowledgement } from './acknowledgements'
import { inventoryAdvice } from './inventory'
import { invoice } from './invoices'
import { orders, type FulfilmentModel, type Order } from './model'
import { orderChange, orderChangeAcknowledgement, purchaseOrder } from './order-documents'
import { documentNumber, type Group } from './pieces'
import { deliveriesOf, shipNotice, type Delivery } from './shipments'

/** An example document: `stem` is the file name without its ending, `record` is what its files are written from. */
export interface Example {
  document: string
  stem: string
  record: Group
}

const models: FulfilmentModel[] = ['CrossDock', 'MultiStore', 'BulkImport', 'DropShip']

const example = (document: string, number: string, variant: string, record: Group): Example => ({
  document,
  stem: `${number}-v7.7-${variant}`,
  record,
})

function perOrder(document: string, code: string, make: (order: Order) => Group): Example[] {
  return models.map((model) => example(document, documentNumber(code, orders[model]), model, make(orders[model])))
}

function perDelivery(document: string, code: string, make: (delivery: Delivery) => Group): Example[] {
  return models.flatMap((model) =>
    deliveriesOf(orders[model]).map((delivery) =>
      example(document, documentNumber(code, orders[model], delivery.index), model, make(delivery)),
    ),
  )
}

/** All example documents. */
export function examples(): Example[] {
  const bulk = orders.BulkImport
  const [bulkDelivery, ...others] = [...deliveriesOf(bulk), ...deliveriesOf(orders.CrossDock)]
  if (!bulkDelivery) throw new Error('The bulk order has no delivery')
  return [
    ...perOrder('Orders', 'PO', purchaseOrder),
    ...perOrder('OrderAcks', 'PR', (order) => acknowledgement(order)),
    example(
      'OrderAcks',
      documentNumber('PR', bulk),
      'BulkImport_AllAccept_With_Change',
      acknowledgement(bulk, 'moved'),
    ),
    example('OrderAcks', documentNumber('PR', bulk), 'BulkImport_Rejected', acknowledgement(bulk, 'rejected')),
    ...perDelivery('Shipments', 'SH', (delivery) => shipNotice([delivery])),
    example(
      'Shipments',
      documentNumber('SH', bulk),
      'BulkImport_TareLevel',
      shipNotice([bulkDelivery], { onPallets: true }),
    ),
    example(
      'Shipments',
      'Consolidated_Shipment',
      'MultiOrders',
      shipNotice([bulkDelivery, ...others], { number: 'SH104430-1' }),
    ),
    ...perDelivery('Invoices', 'IN', invoice),
    ...perOrder('OrderChanges', 'PC', orderChange),
    ...perOrder('OrderChangeAcks', 'CA', orderChangeAcknowledgement),
    example('InventoryInquiriesAndAdvices', 'IB104420-1', 'OneWarehouse', inventoryAdvice('IB104420-1', 1)),
    example('InventoryInquiriesAndAdvices', 'IB104421-1', 'TwoWarehouses', inventoryAdvice('IB104421-1', 2)),
  ]
}
