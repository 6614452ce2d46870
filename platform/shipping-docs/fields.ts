/** A field that a label or a packing slip can have, with the fields below it. */
export interface FieldSpec {
  name: string
  /** The names of the field and its groups, joined by dots; unique. */
  path: string
  type: 'object' | 'array' | 'string' | 'integer' | 'number'
  description: string
  min?: number
  max?: number
  format?: 'date' | 'time'
  codes?: Record<string, string>
  children: FieldSpec[]
}

const codeLists: Record<string, Record<string, string>> = {
  party: { BT: 'Bill to', SF: 'Ship from', ST: 'Ship to', Z7: 'Store the carton is marked for', RT: 'Return to' },
  numbering: {
    9: 'Number of the retailer with four more digits',
    92: 'Assigned by the buyer',
    UL: 'Global location number',
  },
  when: { '001': 'Cancel after', '002': 'Delivery requested on', '010': 'Shipment requested on', '036': 'Best before' },
  reference: { DP: 'Department', IA: 'Vendor number', CN: 'Carrier reference', PD: 'Promotion', LO: 'Load number' },
  contact: { BD: 'Buyer', CN: 'General contact', CU: 'Customer service' },
  weight: { LB: 'Pounds', KG: 'Kilograms' },
  unit: { EA: 'Each', CA: 'Case', PR: 'Pair' },
  level: { P: 'Carton', T: 'Pallet' },
  note: { GEN: 'General note', GFT: 'Gift message', DEL: 'Delivery instruction' },
}

/*
 * One field per line: two blanks per level, name, kind, description. Kinds: {} object, [] list, date, time, integer,
 * number, text as `minLength-maxLength`, text with codes as `minLength-maxLength:list`.
 */
const address = `
  AddressTypeCode 2-2:party Role of the party
  LocationCodeQualifier 1-2:numbering Who assigned the location's number
  AddressLocationNumber 1-30 Number of the store or warehouse
  AddressName 1-60 Name
  AddressAlternateName 1-60 Second line of the name
  Address1 1-55 Street
  Address2 1-55 Second line of the street
  City 2-30 City
  State 2-2 State or province
  PostalCode 3-15 Postal code
  Country 2-3 Country`
const item = `
  LineSequenceNumber 1-6 Number of the order line
  BuyerPartNumber 1-48 Item number of the retailer
  VendorPartNumber 1-48 Item number of the supplier
  ConsumerPackageCode 12-12 UPC of the item
  GTIN 14-14 Global trade item number
  ProductDescription 1-80 What it is
  ProductColorDescription 1-30 Colour
  ProductSizeDescription 1-30 Size
  ShipQty number Quantity in this shipment
  ShipQtyUOM 2-2:unit Unit of the quantity
  LotNumber 1-20 Lot
  BestBeforeDate date Last day of full quality`
const carrier = `
  CarrierAlphaCode 2-4 SCAC of the carrier
  CarrierRouting 1-35 Name or route of the carrier
  ServiceLevel 2-20 Service that was booked
  CarrierProNumber 1-30 The carrier's freight bill number`

function below(depth: number, lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '  '.repeat(depth - 1))
}

const label = parse(`
Header {} Data for the whole label
  PurchaseOrderNumber 1-22 The buyer's order number
  PurchaseOrderDate date Day of the order
  ShipDate date Day the goods leave
  BillOfLadingNumber 1-30 Bill of lading
  Department 1-10 Department of the retailer
  Division 1-10 Division of the retailer
  Vendor 1-15 The supplier's number at the retailer
  CustomerOrderNumber 1-30 The consumer's order number
  PromotionDealNumber 1-30 Promotion the goods belong to
  Address [] Parties and places${below(2, address)}
  Dates [] Days that matter to the receiver
    DateTimeQualifier 3-3:when What the day stands for
    Date date Day
  CarrierInformation {} Who moves the goods${below(2, carrier)}
  References [] Further numbers
    ReferenceQual 2-2:reference What the number stands for
    ReferenceID 1-50 Number
  QuantityTotals {} Counts of the shipment
    CartonCount integer Cartons
    PalletCount integer Pallets
Pack [] Cartons and pallets
  PackLevelType 1-1:level Carton or pallet
  ShippingSerialID 20-20 SSCC with application identifier 00
  CarrierPackageID 1-35 Tracking number of the parcel
  PackNumber integer Number of this carton among all
  PackWeight number Gross weight
  PackWeightUOM 2-2:weight Unit of the weight
  Pack [] Carton on the pallet
    ShippingSerialID 20-20 SSCC of the carton
    PackNumber integer Number of this carton on the pallet
    Item [] Contents of the carton${below(3, item)}
  Item [] Contents of the carton${below(2, item)}
`)

const slip = parse(`
Header {} Data for the whole slip
  PurchaseOrderNumber 1-22 The buyer's order number
  PurchaseOrderDate date Day of the order
  CustomerOrderNumber 1-30 The consumer's order number
  CustomerAccountNumber 1-35 The consumer's account at the retailer
  ShipDate date Day the goods leave
  ShipTime time Time the goods leave
  StoreMessage 1-240 Greeting of the retailer
  ReturnInstructions 1-500 How to send goods back
  Address [] Parties and places${below(2, address)}
  Contacts [] Whom to ask
    ContactTypeCode 2-2:contact Role of the contact
    ContactName 1-60 Name
    PrimaryPhone 1-20 Telephone
    PrimaryEmail 5-80 Email address
  CarrierInformation {} Who moves the goods${below(2, carrier)}
  Notes [] Texts for the receiver
    NoteCode 3-3:note Kind of text
    Note 1-240 Text
Item [] Lines of the slip${below(1, item)}
  OrderQty number Quantity that was ordered
  BackOrderQty number Quantity that follows later
  UnitPrice number Price of one
  ReturnCode 1-12 Code for the return form
Summary {} Totals of the slip
  TotalLineItemNumber integer Number of lines
  TotalShipQty number Units in this shipment
  MerchandiseAmount number Price of the goods
  TaxAmount number Taxes
  TotalAmount number To pay
`)

/** All fields that a kind of template can have, in the order of the documents. */
export const fieldTrees = { label, 'packing-slip': slip }

function parse(text: string): FieldSpec[] {
  const roots: FieldSpec[] = []
  const open: FieldSpec[] = []
  for (const line of text.split('\n')) {
    const [, indent = '', name = '', kind = '', description = ''] = /^( *)(\S+) (\S+) (.+)$/.exec(line) ?? []
    if (name === '') continue
    const depth = indent.length / 2
    const parent = open[depth - 1]
    const field: FieldSpec = {
      name,
      path: parent ? `${parent.path}.${name}` : name,
      description,
      children: [],
      ...rulesOf(kind),
    }
    ;(parent?.children ?? roots).push(field)
    open.splice(depth, Infinity, field)
  }
  return roots
}

function rulesOf(kind: string): Pick<FieldSpec, 'type' | 'min' | 'max' | 'format' | 'codes'> {
  if (kind === '{}') return { type: 'object' }
  if (kind === '[]') return { type: 'array' }
  if (kind === 'integer' || kind === 'number') return { type: kind }
  if (kind === 'date') return { type: 'string', format: 'date', min: 10, max: 10 }
  if (kind === 'time') return { type: 'string', format: 'time', min: 8, max: 8 }
  const [, min = '', max = '', list] = /^(\d+)-(\d+)(?::(\w+))?$/.exec(kind) ?? []
  const codes = list === undefined ? undefined : codeLists[list]
  return { type: 'string', min: Number(min), max: Number(max), ...(codes && { codes }) }
}
