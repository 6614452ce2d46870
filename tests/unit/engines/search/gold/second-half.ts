import type { GoldQuestion } from './gold-query'

/**
 * More questions, with what may answer each. They were written without knowledge of the ranking, which is never changed
 * because of one of them: the first half is for that.
 */
export const secondHalf: readonly GoldQuestion[] = [
  // Getting started and credentials
  ['getting started', page('/docs/getting-started')],
  ['create account', page('/docs/getting-started/account')],
  ['how do I build an application', page('/docs/getting-started/application')],
  ['first call', page('/docs/getting-started/first-call'), page('/docs/transactions/guides/first-call')],
  ['rate limit', page('/docs/getting-started/rate-limits')],
  ['too many requests 429', page('/docs/getting-started/rate-limits'), page('/docs/getting-started/errors')],
  ['paging cursor', page('/docs/getting-started/paging')],
  [
    'sandbox vs production',
    page('/docs/getting-started/environments'),
    page('/docs/transactions/guides/sandbox'),
    page('/docs/label/guides/sandbox'),
    page('/docs/trading-partners/sandbox'),
  ],
  ['problem details', page('/docs/getting-started/errors')],
  ['request id', page('/docs/getting-started/errors')],
  ['when does an old version end', page('/docs/getting-started/versions')],
  ['getting help', page('/docs/getting-started/help')],
  // Authentication
  ['client credentials', page('/docs/authentication/client-credentials')],
  ['pkce', page('/docs/authentication/pkce')],
  ['code verifier challenge', page('/docs/authentication/pkce')],
  ['refresh token', page('/docs/authentication/refresh-tokens')],
  ['revoke refresh token', page('/docs/authentication/refresh-tokens'), operation('POST', '/oauth/revoke')],
  ['invalid_client', page('/docs/authentication/troubleshooting'), page('/docs/authentication/errors')],
  ['redirect uri did not match', page('/docs/authentication/troubleshooting')],
  ['audience', page('/docs/authentication/audience')],
  [
    'token refused 401',
    page('/docs/authentication/troubleshooting'),
    page('/docs/authentication/errors'),
    page('/docs/authentication/auth-check'),
  ],
  ['scopes', page('/docs/authentication/scopes')],
  ['oauth/token', operation('POST', '/oauth/token')],
  ['createToken', operation('POST', '/oauth/token')],
  ['auth-check', operation('GET', '/auth-check'), page('/docs/authentication/auth-check')],
  ['jwks', operation('GET', '/.well-known/jwks.json')],
  ['userinfo', operation('GET', '/userinfo')],
  ['openid configuration', operation('GET', '/.well-known/openid-configuration')],
  ['read a client secret', operation('GET', '/devcenter/v1/applications/{id}/retrieve_secret/')],
  [
    'delete application',
    operation('DELETE', '/devcenter/v1/applications/{id}/'),
    page('/docs/authentication/applications'),
  ],
  ['list applications', operation('GET', '/devcenter/v1/applications/')],
  ['authentification', page('/docs/authentication')],
  // Transactions
  ['upload a file', operation('POST', '/transactions/v5/data/{filePath}'), page('/docs/transactions/guides/upload')],
  ['upload large files', page('/docs/transactions/guides/upload')],
  ['downloadFile', operation('GET', '/transactions/v5/data/{filePath}')],
  ['delete file', operation('DELETE', '/transactions/v5/data/{filePath}')],
  ['/transactions/v5/history', operation('GET', '/transactions/v5/history')],
  ['list history', operation('GET', '/transactions/v5/history')],
  ['folder is empty', page('/docs/transactions/guides/troubleshooting')],
  ['umlauts broken', page('/docs/transactions/guides/troubleshooting')],
  ['migrate from version 4', page('/docs/transactions/guides/migrating')],
  [
    'file names',
    page('/docs/transactions/guides/file-names'),
    page('/rsx/docs/file-naming-convention'),
    page('/user-guides/docs/file-naming'),
  ],
  ['PUT /data', operation('PUT', '/data/{fileName}')],
  // Labels and packing slips
  ['zpl', page('/docs/label/guides/zpl'), operation('POST', '/label/v1/{id}/zpl')],
  ['renderPdf', operation('POST', '/label/v1/{id}/pdf')],
  ['label/v1/{id}/schema', operation('GET', '/label/v1/{id}/schema')],
  ['sample pdf', operation('GET', '/label/v1/{id}/sample-pdf')],
  ['label does not scan', page('/docs/label/guides/troubleshooting')],
  ['printer', page('/docs/label/guides/printers'), page('/docs/label/guides/zpl')],
  ['first packing slip', page('/docs/packing-slip/guides/first-slip')],
  ['drop ship slip fields', page('/docs/packing-slip/guides/fields')],
  ['batch rendering', page('/docs/label/members/batches')],
  // Other services
  ['webhook receiver', page('/docs/webhooks/receiver')],
  ['subscribe', operation('POST', '/event-notifications/v1/subscriptions')],
  ['unsubscribe', operation('DELETE', '/event-notifications/v1/subscriptions/{id}')],
  ['createSubmission', operation('POST', '/submissions/v1/trading-partners')],
  [
    'submit trading partner',
    operation('POST', '/submissions/v1/trading-partners'),
    page('/docs/trading-partners/submit'),
  ],
  ['item catalog bulk', page('/docs/item-catalog/bulk')],
  ['retire item', operation('DELETE', '/item-catalog/v1/items/{id}')],
  ['report quantities', operation('PATCH', '/inventory/v2/items'), page('/docs/inventory-api/report')],
  ['fill rate', operation('GET', '/order-insights/v1/fill-rates')],
  ['dispute chargeback', operation('POST', '/order-insights/v1/chargebacks/{id}/disputes')],
  ['chargebacks', page('/docs/order-insights/chargebacks'), operation('GET', '/order-insights/v1/chargebacks')],
  ['lead time of one retailer', operation('GET', '/order-insights/v1/lead-times/{retailerId}')],
  ['remittance lines', operation('GET', '/remittances/v2/remittances/{id}/lines')],
  ['matching payments', page('/docs/remittances/matching')],
  [
    'routing instructions',
    operation('GET', '/routing-requests/{id}/instructions{format}'),
    page('/docs/routing-requests/asking'),
  ],
  ['readCollection', operation('GET', '/collections/{id}')],
  // Integration resources
  ['what is rsx', page('/rsx/docs/rsx-overview')],
  ['as2', page('/rsx/docs/connect-with-as2'), page('/user-guides/docs/connect-by-as2')],
  ['sftp', page('/rsx/docs/connect-with-sftp'), page('/user-guides/docs/connect-by-sftp')],
  ['cross dock', page('/user-guides/docs/models/cross-dock'), page('/rsx/docs/fulfilment-models')],
  ['check digit sscc', page('/rsx/docs/numbers'), page('/docs/label/guides/troubleshooting')],
  ['generate invoice', page('/rsx/docs/return-documents/generate-invoice-file')],
  ['generate asn', page('/rsx/docs/return-documents/generate-shipment-file')],
  ['order acknowledgement', page('/rsx/docs/return-documents/generate-order-acknowledgement')],
  [
    'why was my document refused',
    page('/rsx/docs/return-documents/refused-documents'),
    page('/docs/transactions/guides/errors'),
  ],
  ['order changes', page('/rsx/docs/order-changes')],
  ['positional format', page('/rsx/docs/formats/positional')],
  ['test data', page('/rsx/docs/test-data'), page('/user-guides/docs/test-data')],
  [
    'netsuite mapping',
    page('/user-guides/docs/mapping/netsuite'),
    page('/user-guides/docs/customer-mapping-guides/netsuite-guides'),
  ],
  [
    'sap idoc',
    page('/user-guides/docs/mapping/sap-idoc'),
    page('/user-guides/docs/customer-mapping-guides/sap-idoc-guides'),
  ],
  ['quickbooks', page('/user-guides/docs/mapping/quickbooks-online')],
  ['check before you send', page('/rsx/docs/check-before-you-send/overview')],
  // Fields and codes
  ['purchase order number', field('PurchaseOrderNumber')],
  ['bill of lading', field('BillOfLadingNumber')],
  ['invoice date', field('InvoiceDate')],
  ['vendor part number', field('VendorPartNumber')],
  ['ShippingSerialID', field('ShippingSerialID')],
  ['carton serial number sscc', field('ShippingSerialID'), page('/rsx/docs/numbers'), page('/docs/label')],
  ['field:qty', field('Qty'), field('OrderQty'), field('ShipQty')],
  ['purchse order number', field('PurchaseOrderNumber')],
  ['code:BT', code('AddressTypeCode', 'BT')],
  ['address type ST', code('AddressTypeCode', 'ST')],
  ['date qualifier 010', code('DateTimeQualifier', '010')],
  ['cancel if not shipped', code('DateTimeQualifier', '001')],
  ['back order', code('ItemStatusCode', 'IB')],
  ['marked for store', code('AddressTypeCode', 'Z7')],
  ['UL gln', code('LocationCodeQualifier', 'UL')],
  ['order type KN', code('PrimaryPOTypeCode', 'KN')],
]

/** Any heading of a page. */
function page(address: string): RegExp {
  return new RegExp(`^${escaped(address)}(#|$)`)
}

function operation(method: string, path: string): RegExp {
  return new RegExp(`[?]path=${escaped(encodeURIComponent(path))}&method=${method}&`)
}

/** A field, in the list of any document or on the page of its codes. */
function field(name: string): RegExp {
  return new RegExp(`(#field-|/)${name}$`)
}

function code(ofField: string, value: string): RegExp {
  return new RegExp(`/${ofField}#value-${value}$`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
