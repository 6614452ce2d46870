/** A made example of a document. All names and numbers are fictional. */
interface MadeExample {
  fileName: string
  document: string
  label: string
  text: string
}

/** An invoice with two errors: a unit that is no code, and a total that the line does not come to. */
export const invoiceWithErrors: MadeExample = {
  fileName: 'invoice-with-two-errors.xml',
  document: 'Invoices',
  label: 'Invoice: two errors',
  text: `<?xml version="1.0" encoding="utf-8"?>
<Invoices xmlns="https://rsx.network.example/7.7">
  <Invoice>
    <Header>
      <InvoiceHeader>
        <TradingPartnerId>EXAMPLE0417</TradingPartnerId>
        <InvoiceNumber>INV-20417</InvoiceNumber>
        <InvoiceDate>2026-03-05</InvoiceDate>
        <PurchaseOrderDate>2026-02-17</PurchaseOrderDate>
        <PurchaseOrderNumber>PO-20417</PurchaseOrderNumber>
      </InvoiceHeader>
    </Header>
    <LineItem>
      <InvoiceLine>
        <LineSequenceNumber>1</LineSequenceNumber>
        <VendorPartNumber>LANTERN-02</VendorPartNumber>
        <InvoiceQty>32</InvoiceQty>
        <InvoiceQtyUOM>EACH</InvoiceQtyUOM>
        <PurchasePrice>20.00</PurchasePrice>
      </InvoiceLine>
    </LineItem>
    <Summary>
      <TotalAmount>610.00</TotalAmount>
      <TotalLineItemNumber>1</TotalLineItemNumber>
    </Summary>
  </Invoice>
</Invoices>
`,
}

/** Examples for everybody; the example files of the network need an account. */
export const madeExamples: readonly MadeExample[] = [
  invoiceWithErrors,
  {
    fileName: 'shipment-with-two-errors.json',
    document: 'Shipments',
    label: 'Shipment in JSON: two errors',
    text: `{
  "Header": {
    "ShipmentHeader": {
      "TradingPartnerId": "EXAMPLE0417",
      "ShipmentIdentification": "SHIP-20417",
      "ShipDate": "04/03/2026",
      "TsetPurposeCode": "00",
      "ASNStructureCode": "0001"
    },
    "Address": [
      {
        "AddressTypeCode": "SF",
        "LocationCodeQualifier": "91",
        "AddressLocationNumber": "WH1",
        "AddressName": "Birch Hollow Makers"
      },
      {
        "AddressTypeCode": "ST",
        "LocationCodeQualifier": "92",
        "AddressLocationNumber": "0410",
        "AddressName": "Cobbleway Stores DC 4"
      }
    ]
  },
  "OrderLevel": [
    {
      "OrderHeader": {
        "PurchaseOrderNumber": "PO-20417",
        "PurchaseOrderDate": "2026-02-17"
      },
      "PackLevel": [
        {
          "Pack": {
            "PackLevelType": "P",
            "ShippingSerialID": "00081234564669510018"
          },
          "ItemLevel": [
            {
              "ShipmentLine": {
                "LineSequenceNumber": "1",
                "VendorPartNumber": "LANTERN-02",
                "ShipQty": 32,
                "ShipQtyUOM": "EA"
              }
            }
          ]
        }
      ]
    }
  ]
}
`,
  },
  {
    fileName: 'order-that-passes.xml',
    document: 'Orders',
    label: 'Order: passes',
    text: `<?xml version="1.0" encoding="utf-8"?>
<Orders xmlns="https://rsx.network.example/7.7">
  <Order>
    <Header>
      <OrderHeader>
        <TradingPartnerId>EXAMPLE0417</TradingPartnerId>
        <PurchaseOrderNumber>PO-20417</PurchaseOrderNumber>
        <TsetPurposeCode>00</TsetPurposeCode>
        <PurchaseOrderDate>2026-02-17</PurchaseOrderDate>
      </OrderHeader>
      <Address>
        <AddressTypeCode>ST</AddressTypeCode>
        <LocationCodeQualifier>92</LocationCodeQualifier>
        <AddressLocationNumber>0410</AddressLocationNumber>
        <AddressName>Cobbleway Stores DC 4</AddressName>
        <Address1>339 Mill Road</Address1>
        <City>Boise</City>
        <State>ID</State>
        <PostalCode>83702</PostalCode>
        <Country>USA</Country>
      </Address>
    </Header>
    <LineItem>
      <OrderLine>
        <LineSequenceNumber>1</LineSequenceNumber>
        <VendorPartNumber>LANTERN-02</VendorPartNumber>
        <OrderQty>32</OrderQty>
        <OrderQtyUOM>EA</OrderQtyUOM>
        <PurchasePrice>20.00</PurchasePrice>
      </OrderLine>
    </LineItem>
  </Order>
</Orders>
`,
  },
]
