import type { AgentQuestion } from './question'

const riverbend = 'Riverbend Hardware'
const northgate = 'Northgate Outfitters'
const copperfield = 'Copperfield Pharmacy'

/** Where fields are: schemas, layouts and `src/engines/x12/tables`. */
const fields: AgentQuestion[] = [
  {
    question: 'The guide of my retailer asks for REF IA in the 850. Which field is that?',
    pack: 'private',
    calls: [['find_field', { query: 'REF IA', document: 'Orders' }]],
    facts: ['Header/OrderHeader/Vendor', "Buyer's number for the seller"],
    absent: ['Header/OrderHeader/Department'],
  },
  {
    question: 'Where does BSN02 go, and how long may it be?',
    pack: 'public',
    calls: [['find_field', { query: 'BSN02' }]],
    facts: ['Shipments', 'Header/ShipmentHeader/ShipmentIdentification', /\b2\b/, /\b30\b/],
  },
  {
    question: 'Where is the routing of the carrier in the CSV and the positional file of an order?',
    pack: 'private',
    calls: [['find_field', { query: 'CarrierRouting', document: 'Orders' }]],
    facts: ['CarrierInformation_CarrierRouting', /\bOK\b/, /\b16\D{1,4}50\b/, /\b35\b/, 'TD505'],
  },
  {
    question: 'My guide says SOTPI. Which field has it, and what does it mean?',
    pack: 'private',
    calls: [['find_field', { query: 'SOTPI', document: 'Shipments' }]],
    facts: ['Header/ShipmentHeader/ASNStructureCode', 'Cartons are on pallets that have labels of their own'],
  },
  {
    question: 'Our European customer sends DTM+2 in ORDERS. Which date is it?',
    pack: 'private',
    calls: [['find_field', { query: 'DTM+2', document: 'Orders' }]],
    facts: ['Header/Dates/Date', '002'],
  },
  {
    question: 'Which field has the SSCC of a carton, and where is it in the 856?',
    pack: 'private',
    calls: [['find_field', { query: 'ShippingSerialID', document: 'Shipments' }]],
    facts: ['OrderLevel/PackLevel/Pack/ShippingSerialID', 'Pack_ShippingSerialID', 'MAN', /\b20\b/],
  },
]

/** Questions about the requirements of retailers, from `platform/rsx/designs` as published. */
const requirements: AgentQuestion[] = [
  {
    question: 'Which of my retailers require REF IA of an order?',
    pack: 'private',
    calls: [
      ['find_field', { query: 'REF IA', document: 'Orders' }],
      ['required_by', { document: 'Orders', field: 'Vendor' }],
    ],
    facts: [copperfield, 'Lakeshore Home'],
  },
  {
    question: 'Do Northgate and Riverbend require my vendor number on an order?',
    pack: 'private',
    calls: [['required_by', { document: 'Orders', field: 'Vendor', retailers: [northgate, riverbend] }]],
    facts: ['Vendor', northgate, riverbend, /\b(?:no|not|none|neither|nothing)\b/i],
    absent: [copperfield, 'Lakeshore Home'],
  },
  {
    question: 'What does Riverbend require of a ship notice beyond the schema?',
    pack: 'private',
    calls: [['required_by', { document: 'Shipments', retailers: [riverbend] }], 'next', 'next'],
    facts: [
      'SOTPI',
      'BillOfLadingNumber',
      'CurrentScheduledDeliveryDate',
      '017',
      'CTN',
      'PalletTiers',
      'PalletBlocks',
      'VendorPartNumber',
      'OrderLevel/PackLevel/PackLevel/Pack',
    ],
    absent: ['AppointmentNumber', 'NatlDrugCode', 'CarrierProNumber', copperfield],
  },
  {
    question: 'Which reference has the lot on an invoice to Copperfield?',
    pack: 'private',
    calls: [['required_by', { document: 'Invoices', field: 'ReferenceQual', retailers: [copperfield] }]],
    facts: ['LineItem/References', copperfield, /\bLT\b/],
    absent: [/\bCT\b/, riverbend],
  },
  {
    question: 'Which addresses must an invoice to Harbor & Pine have?',
    pack: 'private',
    calls: [['required_by', { document: 'Invoices', field: 'AddressTypeCode', retailers: ['Harbor & Pine'] }]],
    facts: ['Harbor & Pine', /\bBT\b/, /\bRI\b/, /\bST\b/],
    absent: [/\bZ7\b/],
  },
  {
    question: 'Which payment terms does Harbor & Pine expect, and from which day do they count?',
    pack: 'private',
    calls: [['required_by', { document: 'Invoices', field: 'PaymentTerms', retailers: ['Harbor & Pine'] }]],
    facts: [
      'TermsDiscountPercentage',
      'TermsDiscountDueDays',
      /\b08\b/,
      'The discount counts from the invoice date, never from the receipt of goods.',
    ],
    absent: ['TermsNetDueDays'],
  },
  {
    question: 'What does Riverbend require of a ship notice? (I have the pack of a visitor.)',
    pack: 'public',
    calls: [['required_by', { document: 'Shipments', retailers: [riverbend] }]],
    facts: [/Designs need an account|no designs of retailers/],
    absent: ['SOTPI', 'PalletTiers'],
  },
  {
    question: 'What does Northgate require of a remittance?',
    pack: 'private',
    calls: [['required_by', { document: 'Remittances', retailers: [northgate] }]],
    facts: ['Remittances has no design'],
  },
]

/** Lists of codes: the schemas of each version. */
const codes: AgentQuestion[] = [
  {
    question: 'Which codes may the payment of freight have on an invoice?',
    pack: 'private',
    calls: [['list_codes', { document: 'Invoices', field: 'FOBPayCode' }]],
    facts: [
      'Rail rule 11 shipment',
      'Half paid in advance',
      /\bTP\b/,
      'Third party pays',
      /\bWC\b/,
      'Depends on weight',
    ],
  },
  {
    question: 'Which of these codes does Riverbend require on an order?',
    pack: 'private',
    calls: [['list_codes', { document: 'Orders', field: 'FOBPayCode', retailers: [riverbend] }]],
    facts: [riverbend, /\bCC\b/, 'carrier account is charged'],
  },
  {
    question: 'Did version 7.3.0 have emergency orders?',
    pack: 'private',
    calls: [['list_codes', { document: 'Orders', field: 'PurchaseOrderTypeCode', version: '7.3.0' }]],
    facts: ['7.3.0', /\bKN\b/, 'Cross-dock order', 'Replacement under warranty'],
    // `platform/rsx/later-codes.ts`: EO and TS came with 7.4.
    absent: ['emergency', 'Goods change transport on the way'],
  },
  {
    question: 'Which code raises the quantity of a line in a change of an order?',
    pack: 'private',
    calls: [['list_codes', { document: 'OrderChanges', field: 'LineChangeCode' }]],
    facts: [/\bQI\b/, 'Raise the quantity', /\bNCH\b/, 'Replace all values'],
  },
  {
    question: 'Which attributes may a line of an order name? Is there one for the color of a gasket?',
    pack: 'private',
    calls: [['list_codes', { document: 'Orders', field: 'ItemAttributeQualifier' }], 'next', 'next'],
    // The 1st and the 409th of 1,233 codes.
    facts: ['3DC', 'Shows 3D content', 'GSKC', 'Gasket color'],
  },
  {
    question: 'Which codes does FOBPayCode have in 7.7.0?',
    pack: 'private',
    calls: [['list_codes', { document: 'Orders', field: 'FOBPayCode', version: '7.7.0' }]],
    // The schemas of 7.7.0 have the structure alone.
    facts: ['7.7.0', /\b(?:no|not|without|cannot)\b/i],
    absent: ['Third party pays'],
  },
  {
    question: 'Which reports may a stock file in CSV be, and which column says it?',
    pack: 'public',
    calls: [
      ['find_field', { query: 'ReportTypeCode', document: 'InventoryInquiriesAndAdvices' }],
      ['list_codes', { document: 'InventoryInquiriesAndAdvices', field: 'ReportTypeCode', format: 'csv' }],
    ],
    facts: ['HeaderReport_ReportTypeCode', 'Stock report of maker to distributor', /\bMC\b/, /\bPS\b/, 'Price sheet'],
  },
]

/** Samples: schema, layout and design of the retailer. */
const samples: AgentQuestion[] = [
  {
    question: 'How does a valid invoice for Northgate in CSV look?',
    pack: 'private',
    calls: [['make_sample', { document: 'Invoices', format: 'csv', retailers: [northgate] }], 'next', 'next'],
    facts: ['RecordType', 'InvoiceHeader_InvoiceNumber', 'InvoiceLine_GTIN', /\bSQT\b/, /\bZ7\b/],
    absent: ['<Invoice'],
  },
  {
    question: 'How does a ship notice on pallets for Riverbend look in XML?',
    pack: 'private',
    calls: [['make_sample', { document: 'Shipments', format: 'xml', retailers: [riverbend] }], 'next'],
    facts: [
      'https://rsx.network.example/7.7',
      '<ASNStructureCode>SOTPI</ASNStructureCode>',
      '<DateTimeQualifier>017</DateTimeQualifier>',
      '<PackLevelType>T</PackLevelType>',
      '<PalletTiers>',
    ],
  },
  {
    question: 'How do I acknowledge an order of Juniper Kids in JSON, with a line on back order?',
    pack: 'private',
    calls: [['make_sample', { document: 'OrderAcks', format: 'json', retailers: ['Juniper Kids'] }], 'next', 'next'],
    facts: [
      /"ItemStatusCode":\s*"IB"/,
      '"ItemScheduleDate"',
      /"DateTimeQualifier":\s*"068"/,
      '"ProductSizeDescription"',
    ],
    absent: ['"NatlDrugCode"'],
  },
  {
    question: 'How does a cross-dock order of Northgate look as a positional file?',
    pack: 'private',
    calls: [
      ['make_sample', { document: 'Orders', version: '7.7.4', format: 'positional', retailers: [northgate] }],
      'next',
    ],
    // The first two letters of a line are its record, the next five its number; PrimaryPOTypeCode is in columns 47 to 48.
    facts: [/^OH00001.{39}KN/m, /^LI\d{5}/m, /^LL\d{5}/m, /^SM\d{5}/m],
    absent: ['RecordType'],
  },
]

/** Questions about the rules of the network and its retailers. */
export const questionsAboutRules: readonly AgentQuestion[] = [...fields, ...requirements, ...codes, ...samples]
