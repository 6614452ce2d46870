/** Words of the trade that mean the same. Lower and upper case, spaces and hyphens make no difference. */
export interface Meaning {
  names: readonly string[]
  /** Words that ask for the meaning, but are too common to be found as it. */
  searchedNames?: readonly string[]
  /** Codes with this meaning, as `Field/code`. */
  codes?: readonly string[]
}

/** One line for each meaning (SEARCH-3). */
export const meanings: readonly Meaning[] = [
  // Documents: the number of X12, the name in RSX and in EDIFACT, and what people say.
  { names: ['850', 'Orders', 'purchase order', 'PO'], searchedNames: ['order'] },
  { names: ['875', 'grocery purchase order'], searchedNames: ['grocery order'] },
  {
    names: ['855', 'OrderAcks', 'ORDRSP', 'order acknowledgement', 'order acknowledgment', 'POA', 'order response'],
  },
  {
    names: [
      '856',
      'Shipments',
      'DESADV',
      'ASN',
      'advance ship notice',
      'advanced shipping notice',
      'ship notice',
      'shipment notice',
      'dispatch advice',
      'despatch advice',
      'shipment',
    ],
  },
  { names: ['810', 'Invoices', 'INVOIC', 'invoice'] },
  { names: ['880', 'grocery invoice'] },
  { names: ['860', 'OrderChanges', 'ORDCHG', 'order change', 'purchase order change', 'PO change'] },
  { names: ['865', 'OrderChangeAcks', 'order change acknowledgement', 'PO change acknowledgement'] },
  {
    names: [
      '846',
      'InventoryInquiriesAndAdvices',
      'PRICAT',
      'INVRPT',
      'inventory',
      'inventory advice',
      'inventory inquiry',
      'inventory report',
      'stock report',
    ],
  },
  { names: ['832', 'ItemRegistries', 'price catalog', 'sales catalog', 'item registry'] },
  { names: ['820', 'Remittances', 'REMADV', 'remittance advice', 'payment order', 'remittance'] },
  { names: ['852', 'ProductActivities', 'SLSRPT', 'product activity', 'sales report', 'point of sale', 'POS data'] },
  { names: ['830', 'PlanningSchedules', 'DELFOR', 'planning schedule', 'forecast'] },
  { names: ['816', 'OrganizationalRelationships', 'PARTIN'] },
  { names: ['204', 'CarrierLoadTenders', 'IFTMIN', 'load tender'] },
  { names: ['210', 'CarrierFreightDetails', 'freight invoice'] },
  { names: ['214', 'CarrierStatusMessages', 'IFTSTA', 'carrier status'] },
  { names: ['753', 'routing request', 'request for routing'] },
  { names: ['754', 'routing instructions'] },
  { names: ['940', 'warehouse shipping order'] },
  { names: ['944', 'WarehouseTransferReceiptAdvices', 'stock transfer receipt'] },
  { names: ['945', 'warehouse shipping advice'] },
  { names: ['947', 'WarehouseInventoryAdjustmentAdvices', 'inventory adjustment'] },
  { names: ['990', 'CarrierLoadTenderResponses', 'load tender response'] },
  { names: ['997', 'CONTRL', 'functional acknowledgement', 'functional acknowledgment'] },

  // Parties and places.
  {
    names: ['ship-to', 'shipto'],
    searchedNames: ['delivery address', 'shipping address'],
    codes: ['AddressTypeCode/ST'],
  },
  { names: ['ship-from', 'shipfrom'], codes: ['AddressTypeCode/SF'] },
  {
    names: ['bill-to', 'billto'],
    searchedNames: ['invoice to', 'invoice address', 'billing address'],
    codes: ['AddressTypeCode/BT'],
  },
  { names: ['remit-to', 'remitto'], codes: ['AddressTypeCode/RI'] },
  { names: ['mark-for', 'markfor'], codes: ['AddressTypeCode/Z7'] },
  { names: ['buying party', 'bought by'], searchedNames: ['buyer'], codes: ['AddressTypeCode/BY'] },
  { names: ['return address', 'return to'], codes: ['AddressTypeCode/RT'] },
  ...(
    [
      ['VN', 'supplier, supplier party, selling party'],
      ['MF', 'manufacturer'],
      ['CN', 'consignee'],
      ['SO', 'sold-to, sold to party'],
      ['OB', 'ordered by, ordering party'],
      ['PR', 'payer, paying party'],
      ['N1', 'notify party'],
      ['FW', 'freight forwarder'],
      ['TP', 'carrier party'],
      ['DA', 'delivery party, place of delivery'],
    ] as const
  ).map(([code, party]) => ({ names: [], searchedNames: party.split(', '), codes: [`AddressTypeCode/${code}`] })),
  { names: ['distribution center', 'distribution centre', 'DC'] },
  { names: ['GLN', 'global location number'], codes: ['LocationCodeQualifier/UL'] },
  { names: ['DUNS', 'D-U-N-S'], codes: ['LocationCodeQualifier/1'] },
  { names: ['TradingPartnerId', 'trading partner id', 'TPID'] },
  { names: ['Vendor', 'vendor number', 'supplier number'] },
  { names: ['AddressLocationNumber', 'store number', 'location number'] },

  // Dates.
  { names: ['requested delivery date', 'delivery requested', 'deliver by'], codes: ['DateTimeQualifier/002'] },
  { names: ['requested ship date', 'shipment requested'], codes: ['DateTimeQualifier/010'] },
  { names: ['arrive by', 'must arrive by'], codes: ['DateTimeQualifier/074'] },
  { names: ['cancel date', 'cancel by', 'cancel after'], codes: ['DateTimeQualifier/001'] },
  { names: ['ship not before', 'ship window', 'earliest ship date'], codes: ['DateTimeQualifier/037'] },
  { names: ['ship not after', 'ship window', 'latest ship date'], codes: ['DateTimeQualifier/038'] },

  // Kinds of orders and responses to them.
  { names: ['cross dock', 'crossdock'], codes: ['PrimaryPOTypeCode/KN'] },
  { names: ['drop ship', 'dropship'], codes: ['PrimaryPOTypeCode/DS'] },
  { names: ['multi store', 'multistore'] },
  { names: ['bulk import'] },
  { names: ['rush order'], codes: ['PrimaryPOTypeCode/RO'] },
  { names: ['full truckload', 'FTL'], codes: ['CarrierTransMethodCode/TL'] },
  { names: ['less than truckload', 'LTL'], codes: ['CarrierTransMethodCode/LT'] },
  { names: ['cancel the order', 'cancel order'], codes: ['TsetPurposeCode/01'] },
  { names: ['back order', 'backorder', 'back ordered'], codes: ['ItemStatusCode/IB'] },

  // Numbers.
  { names: ['PurchaseOrderNumber', 'PO number', 'PO num', 'PO no', 'order number'] },
  { names: ['PurchaseOrderDate', 'PO date', 'order date'] },
  { names: ['UPC', 'ConsumerPackageCode', 'universal product code'] },
  { names: ['EAN', 'European article number'] },
  { names: ['GTIN', 'global trade item number'] },
  { names: ['SKU', 'stock keeping unit', 'VendorPartNumber'] },
  { names: ['SSCC', 'ShippingSerialID', 'serial shipping container code', 'license plate number'] },
  { names: ['BOL', 'BillOfLadingNumber', 'bill of lading', 'bill of lading number', 'BOL number'] },
  { names: ['SCAC', 'CarrierAlphaCode', 'standard carrier alpha code'] },
  { names: ['contract number'], codes: ['ReferenceQual/CT'] },
  { names: ['container number', 'CarrierEquipmentNumber'], codes: ['ReferenceQual/OC'] },
  { names: ['CarrierProNumber', 'PRO number'] },
  { names: ['CarrierPackageID', 'tracking number', 'tracking id'], codes: ['ReferenceQual/2I'] },
  { names: ['quantity ordered', 'ordered quantity', 'OrderQty'] },
  { names: ['quantity shipped', 'shipped quantity', 'ShipQty'] },

  // Abbreviations, as names of fields have them.
  { names: ['UOM', 'unit of measure', 'units of measure'] },
  { names: ['qty', 'quantity'] },
  { names: ['amt', 'amount'] },
  { names: ['num', 'number'] },
  { names: ['desc', 'description'] },
  { names: ['ack', 'acknowledgement', 'acknowledgment'] },
  { names: ['qual', 'qualifier'] },
  { names: ['TsetPurposeCode', 'transaction purpose', 'transaction set purpose'] },
  { names: ['AllowChrg', 'allowance charge', 'charges and allowances', 'allowances and charges'] },

  // Systems of retailers and suppliers.
  { names: ['Business Central', 'Dynamics 365', 'Microsoft Dynamics', 'Dynamics'] },
  { names: ['QuickBooks Online', 'QuickBooks', 'QBO'] },
  { names: ['SAP IDoc', 'S4HANA', 'S/4HANA'] },

  // Words of developers.
  { names: ['app', 'application'] },
  { names: ['org', 'organization', 'organisation'] },
  { names: ['auth', 'authentication'] },
  { names: ['login', 'log in', 'sign in', 'signin'] },
  { names: ['logout', 'log out', 'sign out', 'signout'] },
  { names: ['signup', 'sign up', 'create account', 'register'] },
  { names: ['webhook', 'webhooks', 'event notification', 'event notifications'] },
  { names: ['M2M', 'machine-to-machine', 'client credentials'] },
  { names: ['throttling', 'throttled', 'rate limit', 'rate limits'] },
  { names: ['pagination', 'paging', 'pages of results'] },
  { names: ['create', 'generate'] },
  { names: ['replace', 'rotate'], searchedNames: ['rotation', 'regenerate', 'leaked', 'compromised'] },

  // Tasks, by the title of what does them or says how.
  {
    names: ['Get a token'],
    searchedNames: ['token', 'access token'].flatMap((what) =>
      ['where is my', 'where is the', 'where do I find my', 'where do I get a', 'find my'].map(
        (ask) => `${ask} ${what}`,
      ),
    ),
  },
  { names: ['remove', 'delete'] },
  { names: ['fulfilment', 'fulfillment'] },
  { names: ['colour', 'color'] },
  { names: ['catalogue', 'catalog'] },
]
