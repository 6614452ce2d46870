/*
 * The templates of fictional retailers in a short form. A template has the fields of its plan and those that its retailer
 * adds. An exclamation mark makes a field required.
 */

/** A kind of label or slip that retailers use. */
export interface Plan {
  name: string
  description: string
  fields: string
}

const shipTo =
  'Header.Address! Header.Address.AddressTypeCode! Header.Address.AddressName! Header.Address.Address1! Header.Address.City! Header.Address.State! Header.Address.PostalCode! Header.Address.Address2 Header.Address.Country'
const carton = `Header! Header.PurchaseOrderNumber! ${shipTo} Pack! Pack.ShippingSerialID! Pack.PackNumber`
const store = 'Header.Address.AddressLocationNumber! Header.Address.LocationCodeQualifier'
const carrier =
  'Header.CarrierInformation! Header.CarrierInformation.CarrierAlphaCode! Header.CarrierInformation.CarrierRouting'
const contents =
  'Pack.Item! Pack.Item.BuyerPartNumber! Pack.Item.VendorPartNumber Pack.Item.ShipQty! Pack.Item.ShipQtyUOM'

export const labelPlans = {
  crossDock: {
    name: 'Carton label, cross dock',
    description: 'GS1-128, store to mark for in large type',
    fields: `${carton} ${store} ${carrier} Header.CarrierInformation.CarrierProNumber Header.Department`,
  },
  bulk: {
    name: 'Carton label, bulk',
    description: 'GS1-128 for the distribution centre',
    fields: `${carton} ${carrier} Header.ShipDate Header.BillOfLadingNumber! Header.QuantityTotals Header.QuantityTotals.CartonCount`,
  },
  multiStore: {
    name: 'Carton label, multi store',
    description: 'GS1-128 with department and season',
    fields: `${carton} ${store} Header.Department! Header.Division Header.PromotionDealNumber ${contents} Pack.Item.ProductColorDescription Pack.Item.ProductSizeDescription`,
  },
  dropShip: {
    name: 'Carton label, drop ship',
    description: 'GS1-128 with parcel carrier block and return address',
    fields: `${carton} Header.CustomerOrderNumber! Pack.CarrierPackageID! Pack.PackWeight! Pack.PackWeightUOM! ${carrier} Header.CarrierInformation.ServiceLevel!`,
  },
  pallet: {
    name: 'Pallet label',
    description: 'One per pallet, with the cartons on it',
    fields: `${carton} ${carrier} Pack.PackLevelType! Pack.PackWeight Pack.PackWeightUOM Header.QuantityTotals! Header.QuantityTotals.CartonCount! Header.QuantityTotals.PalletCount! Pack.Pack! Pack.Pack.ShippingSerialID! Pack.Pack.PackNumber Pack.Pack.Item Pack.Pack.Item.GTIN! Pack.Pack.Item.ShipQty! Pack.Pack.Item.ShipQtyUOM`,
  },
  coldChain: {
    name: 'Carton label, cold chain',
    description: 'GS1-128 with lot and best-before date',
    fields: `${carton} ${store} Header.Dates! Header.Dates.DateTimeQualifier! Header.Dates.Date! Pack.Item! Pack.Item.GTIN! Pack.Item.LotNumber! Pack.Item.BestBeforeDate! Pack.Item.ShipQty! Pack.Item.ShipQtyUOM`,
  },
} satisfies Record<string, Plan>

const lines =
  'Item! Item.LineSequenceNumber Item.BuyerPartNumber! Item.ProductDescription! Item.ShipQty! Item.ShipQtyUOM'
const slip = `Header! Header.PurchaseOrderNumber! Header.ShipDate ${shipTo} ${lines} Summary Summary.TotalLineItemNumber`

export const slipPlans = {
  standard: {
    name: 'Packing slip',
    description: 'One page for the receiving dock',
    fields: `${slip} Summary.TotalShipQty!`,
  },
  dropShip: {
    name: 'Packing slip, drop ship',
    description: 'For the consumer, with the way to return goods',
    fields: `${slip} Header.CustomerOrderNumber! Header.ReturnInstructions! Header.StoreMessage Header.Contacts Header.Contacts.ContactTypeCode! Header.Contacts.PrimaryPhone! Header.Contacts.PrimaryEmail Item.ReturnCode Item.ProductColorDescription Item.ProductSizeDescription`,
  },
  gift: {
    name: 'Packing slip, gift',
    description: 'Without prices, with the message of the giver',
    fields: `${slip} Header.CustomerOrderNumber! Header.Notes! Header.Notes.NoteCode! Header.Notes.Note! Header.ReturnInstructions`,
  },
  priced: {
    name: 'Packing slip with prices',
    description: 'Doubles as the receipt',
    fields: `${slip} Item.OrderQty Item.BackOrderQty Item.UnitPrice! Summary! Summary.MerchandiseAmount! Summary.TaxAmount Summary.TotalAmount! Header.CustomerAccountNumber`,
  },
} satisfies Record<string, Plan>

export interface Retailer {
  name: string
  labels: (keyof typeof labelPlans)[]
  slips: (keyof typeof slipPlans)[]
  /** Fields that the retailer adds to a plan, or requires where the plan does not. */
  fields: string
  /** Lengths of its own, `path:longest` or `path:shortest-longest`. */
  lengths: string
}

/** Templates of this owner are the samples: the ones that trial organizations can render. */
export const sampleOwner = 'Sample Templates'

export const retailers: Retailer[] = [
  {
    name: 'Bluebird Grocers',
    labels: ['coldChain', 'pallet', 'bulk'],
    slips: ['standard'],
    fields: 'Header.ShipDate! Header.Vendor! Pack.Item.BuyerPartNumber Item.LotNumber! Item.BestBeforeDate!',
    lengths: 'Header.PurchaseOrderNumber:22 Header.Address.AddressName:2-35 Pack.Item.LotNumber:10 Header.Vendor:6-6',
  },
  {
    name: 'Cedar & Slate Hardware',
    labels: ['bulk', 'crossDock', 'pallet'],
    slips: ['priced'],
    fields: 'Header.Department! Header.References Header.References.ReferenceQual! Header.References.ReferenceID!',
    lengths:
      'Header.PurchaseOrderNumber:30 Header.References.ReferenceID:20 Header.Address.City:25 Header.Department:4',
  },
  {
    name: 'Clover Lane Toys',
    labels: ['dropShip', 'multiStore', 'bulk'],
    slips: ['gift', 'dropShip'],
    fields: 'Header.PromotionDealNumber! Pack.PackNumber!',
    lengths:
      'Header.PurchaseOrderNumber:1-35 Header.CustomerOrderNumber:12 Header.Notes.Note:160 Header.Address.AddressName:35',
  },
  {
    name: 'Foxglove Beauty',
    labels: ['multiStore', 'dropShip', 'crossDock'],
    slips: ['dropShip', 'gift'],
    fields: 'Header.ShipDate Pack.Item.ConsumerPackageCode! Item.ConsumerPackageCode!',
    lengths:
      'Header.PurchaseOrderNumber:20 Pack.Item.BuyerPartNumber:20 Item.BuyerPartNumber:20 Header.StoreMessage:120',
  },
  {
    name: 'Grand Isle Furniture',
    labels: ['bulk', 'dropShip', 'pallet'],
    slips: ['priced', 'dropShip'],
    fields:
      'Header.CarrierInformation.CarrierProNumber! Header.Contacts! Header.Contacts.ContactName! Pack.PackWeight!',
    lengths:
      'Header.PurchaseOrderNumber:30 Header.CarrierInformation.CarrierProNumber:20 Header.Address.Address1:60 Header.Contacts.PrimaryPhone:10-15',
  },
  {
    name: 'Harbor & Pine',
    labels: ['dropShip', 'crossDock', 'bulk'],
    slips: ['dropShip'],
    fields: 'Header.Dates! Header.Dates.DateTimeQualifier! Header.Dates.Date!',
    lengths:
      'Header.PurchaseOrderNumber:22 Header.Address.AddressName:2-55 Header.Address.City:15 Header.ReturnInstructions:999',
  },
  {
    name: 'Juniper Sports',
    labels: ['multiStore', 'crossDock', 'dropShip'],
    slips: ['standard', 'gift'],
    fields: 'Header.Division! Pack.Item.ProductSizeDescription!',
    lengths:
      'Header.PurchaseOrderNumber:10-10 Header.Division:3-3 Pack.Item.ProductSizeDescription:10 Pack.Item.BuyerPartNumber:9-9',
  },
  {
    name: 'Lakeshore Home',
    labels: ['crossDock', 'bulk', 'pallet'],
    slips: ['standard', 'priced'],
    fields: 'Header.ShipDate! Header.Address.AddressAlternateName',
    lengths:
      'Header.PurchaseOrderNumber:22 Header.Address.AddressName:1-55 Header.CarrierInformation.CarrierProNumber:20 Header.BillOfLadingNumber:17-17',
  },
  {
    name: 'Meridian Department Stores',
    labels: ['multiStore', 'crossDock', 'bulk', 'pallet'],
    slips: ['standard'],
    fields: 'Header.Department! Header.Division! Header.PurchaseOrderDate Pack.Item.VendorPartNumber!',
    lengths:
      'Header.PurchaseOrderNumber:999 Header.Department:3-4 Header.Address.AddressLocationNumber:4-4 Header.Address.AddressName:60',
  },
  {
    name: 'Northgate Outfitters',
    labels: ['crossDock', 'multiStore', 'dropShip'],
    slips: ['dropShip', 'priced'],
    fields: `Header.CarrierInformation.CarrierProNumber! ${contents}`,
    lengths:
      'Header.PurchaseOrderNumber:30 Header.Address.AddressName:1-60 Header.Address.AddressLocationNumber:4-13 Pack.Item.BuyerPartNumber:48',
  },
  {
    name: 'Old Mill Crafts',
    labels: ['bulk', 'multiStore', 'dropShip'],
    slips: ['gift'],
    fields: 'Header.Vendor! Header.PurchaseOrderDate!',
    lengths: 'Header.PurchaseOrderNumber:99999 Header.Vendor:1-9 Header.Address.City:80 Header.Address.State:20',
  },
  {
    name: 'Pinewater Pharmacy',
    labels: ['coldChain', 'crossDock', 'pallet'],
    slips: ['standard'],
    fields: 'Pack.Item.LotNumber! Item.LotNumber! Item.GTIN! Header.BillOfLadingNumber',
    lengths:
      'Header.PurchaseOrderNumber:15 Pack.Item.LotNumber:20 Header.BillOfLadingNumber:50 Header.Address.PostalCode:5-10',
  },
  {
    name: 'Summit Trail Supply',
    labels: ['multiStore', 'dropShip', 'crossDock'],
    slips: ['dropShip', 'standard'],
    fields: 'Header.ShipDate! Header.CustomerOrderNumber Pack.Item.ProductColorDescription!',
    lengths:
      'Header.PurchaseOrderNumber:35 Header.Address.AddressName:1-35 Header.Department:10 Pack.Item.ProductColorDescription:20',
  },
  {
    name: 'Tidewater Marine',
    labels: ['bulk', 'pallet', 'dropShip'],
    slips: ['priced', 'standard'],
    fields:
      'Header.References! Header.References.ReferenceQual! Header.References.ReferenceID! Header.Address.Country!',
    lengths:
      'Header.PurchaseOrderNumber:26 Header.References.ReferenceID:5-5 Header.Address.Country:3-3 Header.BillOfLadingNumber:20',
  },
  { name: sampleOwner, labels: ['crossDock', 'dropShip'], slips: ['dropShip'], fields: '', lengths: '' },
]
