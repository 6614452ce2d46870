import { documentNumber, dollars, type Delivery, type Facts, type SampleLine } from './facts'
import { dayOf, lineNumberOf, partyOf, roleOf, timeOf } from './qualified-values'
import { samplesNamed, textOf, type SampleNode } from './sample-tree'

/** The facts that the value of a field is made from. */
export interface ValueSource {
  facts: Facts
  delivery: Delivery
  /** The group that the field belongs to. */
  group: SampleNode
  line: SampleLine
  /** Makes values of other groups differ. */
  key: string
}

type Maker = (source: ValueSource) => string | undefined

const party = ({ facts, delivery, group }: ValueSource) => {
  const role = roleOf(group)
  return role === 'ST' ? delivery.shipTo : partyOf(facts, role, delivery.store)
}

const code =
  (prefix: string, digits: number): Maker =>
  ({ facts, key }) =>
    prefix + facts.picks.digits(key, digits)

const fixed =
  (text: string): Maker =>
  () =>
    text

/** Whole units of a line in a delivery. */
const shippedUnits: Maker = ({ delivery, line }) => String(delivery.units.get(line.sequence) ?? line.accepted)
const orderedUnits: Maker = ({ line }) => String(line.quantity)
const price: Maker = ({ line }) => dollars(line.price)
/** All units of the document that a group belongs to: of the order, or of the delivery. */
function totalUnits({ facts, delivery, group }: ValueSource, weigh: (line: SampleLine) => number): string {
  let record = group
  while (record.parent) record = record.parent
  const isOrder = record.name.startsWith('Order')
  const unitsOf = (line: SampleLine) => (isOrder ? line.quantity : (delivery.units.get(line.sequence) ?? 0))
  return String(facts.lines.reduce((sum, line) => sum + unitsOf(line) * weigh(line), 0))
}

/** The units in the pack that a group describes; those of a full carton where it describes no pack. */
function packedUnits({ group, line }: ValueSource): number {
  const items = group.parent ? samplesNamed(group.parent, 'ShipmentLine') : []
  return items.reduce((sum, item) => sum + Number(textOf(item, 'ShipQty') ?? 0), 0) || line.unitsPerCarton
}

/** The cartons of a delivery. */
const cartons: Maker = ({ facts, delivery }) =>
  String(
    facts.lines.reduce(
      (sum, { sequence, unitsPerCarton }) => sum + Math.ceil((delivery.units.get(sequence) ?? 0) / unitsPerCarton),
      0,
    ),
  )

const deliveryDay: Maker = ({ facts }) => facts.days.delivery
const shipDay: Maker = ({ facts }) => facts.days.shipped
const orderDay: Maker = ({ facts }) => facts.days.ordered

/** The codes of the network for the models that it writes otherwise. */
const networkModels = new Map([['BulkImport', 'Bulk-Import']])

const entries: Record<string, Maker> = {
  OrderManagement: ({ facts }) => networkModels.get(facts.model) ?? facts.model,
  IsDropShip: ({ facts }) => String(facts.model === 'DropShip'),
  TradingPartnerId: ({ facts }) => facts.tradingPartner,
  PurchaseOrderNumber: ({ facts }) => documentNumber('PO', facts),
  ShipmentIdentification: ({ facts, delivery }) => documentNumber('SH', facts, delivery.index),
  InvoiceNumber: ({ facts, delivery }) => documentNumber('IN', facts, delivery.index),
  AcknowledgementNumber: ({ facts }) => documentNumber('PR', facts),
  BillOfLadingNumber: ({ facts, delivery }) => `BL${facts.family}${delivery.index}`,
  CarrierProNumber: ({ facts, delivery }) => `PRO${facts.family}${delivery.index}0`,
  AppointmentNumber: ({ facts, delivery }) => `AP${facts.family}${delivery.index}`,
  CustomerOrderNumber: ({ facts }) => `WEB-${facts.picks.digits('customer order', 7)}`,
  Vendor: ({ facts }) => `V${facts.picks.digits('vendor', 5)}`,
  Department: ({ facts }) => facts.picks.digits('department', 2),
  DepartmentDescription: fixed('Outdoor living'),
  Division: fixed('NORTH'),
  BuyersCurrency: fixed('USD'),
  SellersCurrency: fixed('USD'),
  Currency: fixed('USD'),
  ExchangeRate: fixed('1'),
  PurchaseOrderDate: orderDay,
  InternalOrderDate: orderDay,
  AcknowledgementDate: ({ facts }) => facts.days.acknowledged,
  InvoiceDate: ({ facts }) => facts.days.invoiced,
  ShipDate: shipDay,
  ShipNoticeDate: shipDay,
  ScheduledShipDate: shipDay,
  CurrentScheduledShipDate: shipDay,
  RequestedPickupDate: shipDay,
  ItemScheduleDate: shipDay,
  CurrentScheduledDeliveryDate: deliveryDay,
  ShipDeliveryDate: deliveryDay,
  DeliveryDate: deliveryDay,
  TermsDiscountDate: ({ facts }) => facts.days.delivery,
  TermsNetDueDate: ({ facts }) => facts.days.backOrder,
  TermsDeferredDueDate: ({ facts }) => facts.days.backOrder,
  HorizonEndDate: ({ facts }) => facts.days.bestBefore,
  ForecastEndDate: ({ facts }) => facts.days.bestBefore,
  ReportEndDate: ({ facts }) => facts.days.backOrder,
  ClosingDate: ({ facts }) => facts.days.bestBefore,
  ExpirationDate: ({ facts }) => facts.days.bestBefore,
  Date: ({ facts, group }) => dayOf(facts, textOf(group, 'DateTimeQualifier')),
  Time: ({ group }) => timeOf(textOf(group, 'DateTimeQualifier')),
  CurrentScheduledDeliveryTime: fixed('09:00:00'),
  DateTimePeriod: fixed('Morning'),
  ContactName: ({ group }) => (textOf(group, 'ContactTypeCode') === 'SR' ? 'Sales Desk' : 'Order Desk'),
  PrimaryPhone: fixed('555-0142'),
  PrimaryFax: fixed('555-0143'),
  PrimaryEmail: fixed('orders@sample.example'),
  AddressLocationNumber: (source) =>
    textOf(source.group, 'LocationCodeQualifier') === 'UL' ? party(source).gln : party(source).number,
  AddressName: (source) => party(source).name,
  Address1: (source) => party(source).street,
  City: (source) => party(source).city,
  State: (source) => party(source).state,
  PostalCode: (source) => party(source).postalCode,
  Country: (source) => party(source).country,
  ReferenceID: code('REF', 7),
  Description: fixed('Sample text'),
  Note: ({ group }) => (textOf(group, 'NoteCode') === 'GFT' ? 'Happy birthday from all of us.' : 'This is a sample.'),
  LanguageCode: fixed('EN'),
  CarrierAlphaCode: ({ facts }) => (facts.model === 'DropShip' ? 'RVPX' : 'GTFR'),
  CarrierRouting: ({ facts }) => (facts.model === 'DropShip' ? 'Sample Parcel ground' : 'Sample Trail Freight'),
  CarrierPackageID: code('PKG', 9),
  FOBLocationDescription: ({ facts }) => facts.parties.warehouse.city,
  LineSequenceNumber: ({ line }) => line.sequence,
  BuyerPartNumber: ({ line }) => line.buyerNumber,
  VendorPartNumber: ({ line }) => line.sellerNumber,
  ConsumerPackageCode: ({ line }) => line.upc,
  EAN: ({ line }) => line.ean,
  GTIN: ({ line }) => line.gtin,
  UPCCaseCode: ({ line }) => line.gtin,
  NatlDrugCode: ({ line }) => line.drugCode,
  InternationalStandardBookNumber: ({ line }) => line.isbn,
  ProductSizeDescription: ({ line }) => line.size,
  ProductColorDescription: ({ line }) => line.color,
  ProductDescription: ({ line }) => line.text,
  OrderQty: orderedUnits,
  TotalQty: orderedUnits,
  ItemScheduleQty: orderedUnits,
  InvoiceQty: shippedUnits,
  ShipQty: shippedUnits,
  PurchasePrice: price,
  UnitPrice: price,
  PackValue: (source) => String(packedUnits(source)),
  PackWeight: (source) => String(packedUnits(source) * source.line.unitWeight),
  LadingQuantity: cartons,
  TotalCartonCount: cartons,
  Weight: (source) => totalUnits(source, ({ unitWeight }) => unitWeight),
  Quantity: (source) => (source.group.name === 'QuantityTotals' ? totalUnits(source, () => 1) : orderedUnits(source)),
  TotalFreightCharges: fixed('0.00'),
  PalletTiers: fixed('2'),
  PalletBlocks: fixed('4'),
  TermsDiscountPercentage: fixed('2'),
  TermsDiscountDueDays: fixed('10'),
  TermsNetDueDays: fixed('30'),
  TermsDescription: fixed('Net 30'),
  PercentOfInvoicePayable: fixed('100'),
  AllowChrgPercent: fixed('2'),
  // A tax is on the whole document. Flat layouts have no place for that of a line.
  TaxPercent: ({ group }) => (group.parent?.name === 'Header' ? '6.5' : '0'),
  TaxAmount: ({ group }) => (group.parent?.name === 'Header' ? undefined : '0.00'),
  TaxID: ({ facts, group }) => `TAX${facts.picks.digits(`tax ${textOf(group, 'TaxTypeCode') ?? ''}`, 7)}`,
  JurisdictionCode: ({ delivery }) => delivery.shipTo.state,
  Location: ({ facts, group }) =>
    facts.parties.stores[0]?.number ?? (group.parent ? facts.parties.shipTo.number : undefined),
  WeightUOM: fixed('LB'),
  PackWeightUOM: fixed('LB'),
}

const makers = new Map(Object.entries(entries))

/** The value that the facts of the order give a field; undefined for a field that they say nothing about. */
export function knownValue(name: string, source: ValueSource): string | undefined {
  return makers.get(name)?.(source)
}

/** The line that a node is about; the first one where it is about none. */
export function lineOf(facts: Facts, node: SampleNode): SampleLine {
  const number = lineNumberOf(node)
  return facts.lines.find(({ sequence }) => sequence === number) ?? facts.lines[0]
}
