import type { AgentQuestion } from './question'

const riverbend = 'Riverbend Hardware'
const northgate = 'Northgate Outfitters'

/** Checks: the examples of the platform, what their designs require, and the planted errors of the engine. */
const checks: AgentQuestion[] = [
  {
    question: 'Is the order ready for Northgate, and for Riverbend?',
    pack: 'private',
    calls: [['check_file', { file: 'out/order.xml', retailers: [northgate, riverbend] }], 'next'],
    // It has no cancel date (001), plain terms (01) or unit of its packs, which Riverbend requires.
    facts: [`${northgate}: passes`, /Riverbend Hardware: [1-9]\d* errors/, /\b001\b/, /\b01\b/, 'PackUOM'],
  },
  {
    question: 'Is this ship notice ready for Riverbend?',
    pack: 'private',
    calls: [['check_file', { file: 'out/shipment.xml', retailers: [riverbend] }], 'next', 'next'],
    // It has cartons on the floor (0001) and the date 011 alone.
    facts: [/Riverbend Hardware: [1-9]\d* errors/, 'SOTPI', '017', 'PalletInformation'],
    absent: [`${riverbend}: passes`],
  },
  {
    question: 'May I send the invoice to Harbor & Pine, and to Northgate?',
    pack: 'private',
    calls: [['check_file', { file: 'out/invoice.xml', retailers: ['Harbor & Pine', northgate] }], 'next'],
    facts: ['Harbor & Pine: passes', /Northgate Outfitters: [1-9]/, 'QuantityTotals'],
    absent: [`${northgate}: passes`],
  },
  {
    question: 'What is wrong with this positional order?',
    pack: 'private',
    calls: [['check_file', { file: 'out/wrong-unit.txt', as: 'Orders' }]],
    facts: ['Record LI, line 12, positions 180–181', 'XX', 'unknown-code', /Network: 1 error\b/],
  },
  {
    question: 'Why does the dock refuse my first carton?',
    pack: 'private',
    calls: [
      ['check_file', { file: 'out/wrong-carton.json', retailers: [northgate] }],
      ['explain_error', { text: 'sscc' }],
    ],
    facts: ['Line 93, column 34', '00081234561044171019', 'The scanner at the dock does not find the carton'],
  },
  {
    question: 'Is the order ready for Riverbend? (I have the pack of a visitor.)',
    pack: 'public',
    calls: [
      ['check_file', { file: 'out/order.xml', retailers: [riverbend] }],
      ['check_file', { file: 'out/order.xml' }],
    ],
    facts: [/cannot tell|no designs of retailers/, 'Network: passes'],
    absent: [`${riverbend}: passes`],
  },
]

/** Errors: `src/engines/errors/catalogue` and `src/engines/rsx/explanations`. */
const errors: AgentQuestion[] = [
  {
    question: 'My 997 says AK4*2*98*1, what is wrong?',
    pack: 'public',
    calls: [['explain_error', { text: 'AK4*2*98*1' }]],
    facts: ['It is missing.', 'Send it.'],
  },
  {
    question: 'Which fields does this 997 for my invoice complain about?',
    pack: 'private',
    calls: [
      [
        'explain_error',
        {
          text: 'ST*997*0001~AK1*IN*12~AK2*810*0042~AK3*BIG*2**8~AK4*4*324*1~AK3*N1*7*N1*8~AK4*3*66*7*99~AK5*R*5~AK9*R*1*1*0~SE*9*0001~',
        },
      ],
    ],
    facts: [
      'BIG04',
      'Header/InvoiceHeader/PurchaseOrderNumber',
      'It is missing.',
      'N103',
      'Header/Address/LocationCodeQualifier',
      'Its code is not in the list.',
    ],
  },
  {
    question: 'The retailer sent an 824 for invoice IN104417-1. What do I do?',
    pack: 'private',
    calls: [
      [
        'explain_error',
        {
          text: 'ST*824*0001~BGN*00*1*20260320~OTI*TR*IV*IN104417-1*NORTHGATE*LAKESIDE*20260320****810~TED*010*Total differs*TDS**1~SE*5*0001~',
        },
      ],
    ],
    facts: [
      'IN104417-1',
      'rejected',
      'The total does not agree with the lines.',
      'Summary/TotalAmount',
      'Total differs',
    ],
  },
  {
    question: 'Why do I get 401, and which token do I send?',
    pack: 'public',
    calls: [
      [
        'explain_error',
        {
          text: 'HTTP/1.1 401 Unauthorized\nAuthorization: Bearer abcdefghijklmnop.qrstuvwxyz\n\n{"title":"Unauthorized"}',
        },
      ],
    ],
    facts: [
      'The access token is missing, has expired, or is meant for another audience.',
      'Do not send an ID token.',
      /troubleshooting/i,
    ],
    absent: ['qrstuvwxyz'],
  },
  {
    question: 'Which retailer is it that does not accept the length of my city?',
    pack: 'private',
    calls: [['explain_error', { text: 'retailer-length' }]],
    facts: ['is not published', 'Ask your retailer for its length', 'check-before-you-send/retailer'],
  },
  {
    question: 'A partner wrote “856: SN102 exceeds max length”. Which field do I shorten?',
    pack: 'private',
    calls: [
      ['explain_error', { text: '856: SN102 exceeds max length' }],
      ['find_field', { query: 'SN102', document: 'Shipments' }],
    ],
    facts: ['OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty', 'It is too long.', 'ShipmentLine_ShipQty'],
  },
]

/** Comparisons: what was changed in the files. */
const comparisons: AgentQuestion[] = [
  {
    question: "What differs between yesterday's file and today's?",
    pack: 'private',
    calls: [['compare', { from: 'out/order.xml', to: 'out/other-vendor.json' }]],
    facts: ['Vendor', 'V77410', 'V-OTHER'],
    absent: ['Department'],
  },
  {
    question: 'The buyer sent the order again, in CSV. What did they change?',
    pack: 'private',
    calls: [['compare', { from: 'out/order.xml', to: 'out/changed.csv' }], 'next'],
    facts: [
      /OrderQty.{0,40}\b36\b.{1,5}\b48\b/,
      /TotalLineItemNumber.{0,40}\b3\b.{1,5}\b2\b/,
      /NGO-4519|LineItem\[3\]|line 3/i,
    ],
    absent: ['V77410'],
  },
  {
    question: 'Is the positional invoice the same as the one in XML?',
    pack: 'public',
    calls: [['compare', { from: 'out/invoice.xml', to: 'out/invoice.txt' }]],
    facts: [/\b(?:no differences?|nothing differs|the same|equal|do not differ)\b/i],
    absent: ['→'],
  },
]

/** Questions about files and messages of the person. */
export const questionsAboutFiles: readonly AgentQuestion[] = [...checks, ...errors, ...comparisons]
