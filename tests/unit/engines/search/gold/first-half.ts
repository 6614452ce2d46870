import type { GoldQuestion } from './gold-query'

const fields = '/rsx/docs/fields-qualifiers/7.7.4'

/** Questions of EDI people and developers, with the addresses that answer each. */
export const firstHalf: readonly GoldQuestion[] = [
  // Documents by number, name and abbreviation.
  ['856', `${fields}/Shipments`],
  ['850', `${fields}/Orders`],
  ['810', `${fields}/Invoices`],
  ['desadv', `${fields}/Shipments`],
  ['asn', `${fields}/Shipments`, '/rsx/docs/return-documents/generate-shipment-file'],
  ['advance ship notice', `${fields}/Shipments`, '/rsx/docs/return-documents/generate-shipment-file'],
  ['create an asn', '/rsx/docs/return-documents/generate-shipment-file'],
  ['generate invoice', '/rsx/docs/return-documents/generate-invoice-file'],
  ['855 acknowledgement', '/rsx/docs/return-documents/generate-order-acknowledgement', `${fields}/OrderAcks`],
  ['order change', '/rsx/docs/order-changes', `${fields}/OrderChanges`],
  ['inventory file', '/rsx/docs/return-documents/generate-inventory-file'],
  ['846 fields', `${fields}/InventoryInquiriesAndAdvices`],
  ['remittance advice', `${fields}/Remittances`, '/docs/remittances'],
  ['what is rsx', '/rsx/docs/rsx-overview'],

  // Fields by name, by part of a name, and in other words.
  ['PurchaseOrderNumber', `${fields}/Orders#field-PurchaseOrderNumber`],
  ['po number', `${fields}/Orders#field-PurchaseOrderNumber`],
  ['purchase order number', `${fields}/Orders#field-PurchaseOrderNumber`],
  ['purchaseordernum', `${fields}/Orders#field-PurchaseOrderNumber`],
  ['po date', `${fields}/Orders#field-PurchaseOrderDate`],
  ['upc', `${fields}/Orders#field-ConsumerPackageCode`],
  ['gtin', `${fields}/Orders#field-GTIN`],
  ['sscc', `${fields}/Shipments#field-ShippingSerialID`],
  ['bill of lading number', `${fields}/Shipments#field-BillOfLadingNumber`],
  ['scac', `${fields}/Orders#field-CarrierAlphaCode`],
  ['tracking number', `${fields}/Shipments#field-CarrierPackageID`, `${fields}/Orders/ReferenceQual#value-2I`],
  ['vendor number', `${fields}/Orders#field-Vendor`],
  ['department', `${fields}/Orders#field-Department`],
  ['trading partner id', `${fields}/Orders#field-TradingPartnerId`],
  ['unit of measure of the order quantity', `${fields}/Orders/OrderQtyUOM`],
  ['store number', `${fields}/Orders#field-AddressLocationNumber`],
  ['field:address', `${fields}/Orders#field-Address`],
  ['invoice number', `${fields}/Shipments#field-InvoiceNumber`, `${fields}/Invoices#field-InvoiceNumber`],
  ['AddressTypeCode', `${fields}/Orders/AddressTypeCode`],
  ['date time qualifier', `${fields}/Orders/DateTimeQualifier`],

  // Codes.
  ['ship to code', `${fields}/Orders/AddressTypeCode#value-ST`],
  ['where do I put the ship-to code', `${fields}/Orders/AddressTypeCode#value-ST`, `${fields}/Orders/AddressTypeCode`],
  ['BY qualifier', `${fields}/Orders/AddressTypeCode#value-BY`],
  ['code ST', `${fields}/Orders/AddressTypeCode#value-ST`],
  ['code:037', `${fields}/Orders/DateTimeQualifier#value-037`],
  ['what does 038 mean', `${fields}/Orders/DateTimeQualifier#value-038`],
  [
    '850 date requested',
    `${fields}/Orders/DateTimeQualifier#value-002`,
    `${fields}/Orders/DateTimeQualifier#value-010`,
  ],
  ['delivery requested', `${fields}/Orders/DateTimeQualifier#value-002`],
  ['ship not before', `${fields}/Orders/DateTimeQualifier#value-037`],
  ['mark for', `${fields}/Orders/AddressTypeCode#value-Z7`],
  ['bill to', `${fields}/Orders/AddressTypeCode#value-BT`],
  ['remit to', `${fields}/Orders/AddressTypeCode#value-RI`],
  ['GLN', `${fields}/Orders/LocationCodeQualifier#value-UL`],
  ['DUNS', `${fields}/Orders/LocationCodeQualifier#value-1`],
  ['accepted quantity changed', `${fields}/OrderAcks/ItemStatusCode#value-IQ`],
  ['cross dock order code', `${fields}/Orders/PrimaryPOTypeCode#value-KN`],
  ['rush order', `${fields}/Orders/PrimaryPOTypeCode#value-RO`],

  // Operations by path, operation id and words.
  ['/transactions/v5/history', operation('transactions', 'GET', '/transactions/v5/history')],
  ['POST /oauth/token', operation('authentication', 'POST', '/oauth/token')],
  ['auth-check', '/docs/authentication/auth-check', operation('authentication', 'GET', '/auth-check')],
  ['retrieve_secret', operation('authentication', 'GET', '/devcenter/v1/applications/{id}/retrieve_secret/')],
  ['uploadFile', operation('transactions', 'POST', '/transactions/v5/data/{filePath}')],
  ['op:upload a file', operation('transactions', 'POST', '/transactions/v5/data/{filePath}')],
  ['renderZpl', operation('label', 'POST', '/label/v1/{id}/zpl')],
  ['start a zpl batch', operation('label', 'POST', '/label/v1/{id}/zpl/batches')],
  ['dispute chargeback', operation('order-insights', 'POST', '/order-insights/v1/chargebacks/{id}/disputes')],
  ['list remittances', operation('remittances', 'GET', '/remittances/v2/remittances')],
  ['create item', operation('item-catalog', 'POST', '/item-catalog/v1/items')],
  ['jwks', operation('authentication', 'GET', '/.well-known/jwks.json')],
  ['lead time of one retailer', operation('order-insights', 'GET', '/order-insights/v1/lead-times/{retailerId}')],
  ['inventory/v2', operation('inventory-api', 'GET', '/inventory/v2/items')],

  // Errors and trouble.
  ['401', '/docs/authentication/auth-check#401'],
  ['invalid_client', '/docs/authentication/troubleshooting#i-get-invalid_client-but-the-secret-is-right'],
  [
    'redirect_uri did not match',
    '/docs/authentication/troubleshooting#i-see-invalid_redirect_uri-or-redirect_uri-did-not-match',
  ],
  ['429', '/docs/getting-started/rate-limits', '/docs/getting-started/rate-limits#waiting'],
  ['rate limit', '/docs/getting-started/rate-limits'],
  [
    'folder is empty',
    '/docs/transactions/guides/troubleshooting#the-folder-is-empty-but-the-retailer-has-sent-an-order',
  ],
  ['label does not scan', '/docs/label/guides/troubleshooting#the-code-does-not-scan'],
  ['umlauts broken', '/docs/transactions/guides/troubleshooting#umlauts-and-accents-arrive-broken'],
  [
    'document refused',
    '/docs/transactions/guides/errors#a-document-that-is-refused',
    '/rsx/docs/return-documents/refused-documents',
  ],
  ['request id', '/docs/getting-started/errors#quote-the-request-id'],

  // Applications, sign-in and keys.
  ['sandbox', '/docs/getting-started/environments'],
  [
    'sandbox secret',
    '/docs/authentication/applications#read-a-secret',
    operation('authentication', 'GET', '/devcenter/v1/applications/{id}/retrieve_secret/'),
  ],
  [
    'how do I get a token',
    '/docs/getting-started/first-call#get-a-token',
    operation('authentication', 'POST', '/oauth/token'),
  ],
  ['client credentials', '/docs/authentication/client-credentials'],
  ['refresh token', '/docs/authentication/refresh-tokens'],
  ['pkce', '/docs/authentication/pkce'],
  ['redirect uri', '/docs/getting-started/application#3-redirect-uri'],
  ['create an account', '/docs/getting-started/account'],
  ['build an app', '/docs/getting-started/application'],
  ['audience', '/docs/authentication/audience'],
  ['switch organization', '/docs/authentication/organizations#switching'],
  ['go live checklist', '/docs/getting-started/go-live'],
  ['python', '/docs/getting-started/first-call-in-code#python'],

  // Connections, files and formats.
  ['as2', '/rsx/docs/connect-with-as2', '/user-guides/docs/connect-by-as2'],
  ['connect sftp', '/rsx/docs/connect-with-sftp', '/user-guides/docs/connect-by-sftp'],
  ['file name convention', '/rsx/docs/file-naming-convention'],
  ['check digit', '/rsx/docs/numbers#the-check-digit'],
  ['netsuite', '/user-guides/docs/mapping/netsuite'],
  ['drop ship', '/rsx/docs/fulfilment-models#drop-ship'],
  ['positional', '/rsx/docs/formats/positional'],
  ['PO104415-1-v7.7-CrossDock.xml', '/rsx/docs/example-download?file=PO104415-1-v7.7-CrossDock.xml'],
  ['sample invoice drop ship json', '/rsx/docs/example-download?file=IN104418-1-v7.7-DropShip.json'],

  // Typos.
  ['acknowledgment type', `${fields}/Orders/AcknowledgementType`, `${fields}/OrderAcks/AcknowledgementType`],
  ['recieve webhooks', '/docs/webhooks/receiver'],
  ['chargbacks', '/docs/order-insights/chargebacks'],
]

/** The part of an operation's address that names it. */
function operation(service: string, method: string, path: string): string {
  return `?path=${encodeURIComponent(path)}&method=${method}&doc=${service}%2F`
}
