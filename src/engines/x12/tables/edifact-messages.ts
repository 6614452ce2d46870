/** The messages of EDIFACT, with segment groups as loops. README.md describes the notation. */
export const edifactMessages = `
# ORDERS Orders
. BGM Header/OrderHeader 01.1=PrimaryPOTypeCode 02.1=PurchaseOrderNumber! 03=TsetPurposeCode 04=~AcknowledgementType
. DTM Header/Dates
. DTM Header/OrderHeader [01.1:137,4]01.2=PurchaseOrderDate
. FTX Header/Notes
RFF RFF Header/References
RFF RFF Header/OrderHeader [01.1:ON]01.2=PurchaseOrderNumber [01.1:IA]01.2=Vendor [01.1:AMV]01.2=Department [01.1:UO,CR]01.2=~CustomerOrderNumber [01.1:BO,RE]01.2=~ReleaseNumber
NAD NAD Header/Address
NAD/RFF RFF Header/Address/References
NAD/RFF RFF Header/Address [01.1:VA]01.2=AddressTaxIdNumber [01.1:FC]01.2=~AddressTaxIdNumber
NAD/CTA CTA Header/Contacts
NAD/CTA COM Header/Contacts
TAX TAX Header/Taxes
TAX MOA Header/Taxes
CUX CUX Header/OrderHeader
PAT PAT Header/PaymentTerms
PAT DTM Header/PaymentTerms
PAT PCD Header/PaymentTerms
PAT MOA Header/PaymentTerms
TDT TDT Header/CarrierInformation
TOD TOD Header/FOBRelatedInstruction
TOD LOC Header/FOBRelatedInstruction
PAC PAC Header/QuantityAndWeight 01=LadingQuantity 03.1=PackingMedium
PAC MEA Header/QuantityAndWeight 02.1=WeightQualifier* 03.1=WeightUOM 03.2=Weight!
EQD EQD Header/CarrierInformation
ALC ALC Header/ChargesAllowances
ALC QTY Header/ChargesAllowances
ALC PCD Header/ChargesAllowances
ALC MOA Header/ChargesAllowances
ALC RTE Header/ChargesAllowances
LIN LIN LineItem/OrderLine 01=LineSequenceNumber 03.1@03.2(articles)
LIN PIA LineItem/OrderLine
LIN IMD LineItem/ProductOrItemDescription
LIN IMD LineItem/OrderLine
LIN MEA LineItem/Measurements
LIN QTY LineItem/OrderLine [01.1:21]01.2=OrderQty [01.1:21]01.3=OrderQtyUOM
LIN QTY LineItem/PhysicalDetails
LIN DTM LineItem/Dates
LIN MOA LineItem/OrderLine [01.1:203]01.2=ExtendedItemTotal
LIN FTX LineItem/Notes
LIN/PAT PAT LineItem/PaymentTerms
LIN/PRI PRI LineItem/OrderLine 01.1=PurchasePriceType* 01.2=PurchasePrice! 01.6=~PurchasePriceBasis
LIN/PRI PRI LineItem/PriceInformation
LIN/RFF RFF LineItem/References
LIN/LOC LOC LineItem/QuantitiesSchedulesLocations [01:7]02.1=LocationQuantity/Location [01:7]02.3=LocationCodeQualifier
LIN/LOC QTY LineItem/QuantitiesSchedulesLocations [01.1:11]01.2=LocationQuantity/Qty [01.1:11]01.2=~TotalQty [01.1:11]01.3=TotalQtyUOM
LIN/TAX TAX LineItem/Taxes
LIN/NAD NAD LineItem/Address
LIN/ALC ALC LineItem/ChargesAllowances
LIN/ALC PCD LineItem/ChargesAllowances
LIN/ALC MOA LineItem/ChargesAllowances
. MOA Summary [01.1:86,128]01.2=TotalAmount
. CNT Summary [01.1:2]01.2=TotalLineItemNumber
# ORDRSP OrderAcks
. BGM Header/OrderHeader 02.1=AcknowledgementNumber! 03=AcknowledgementType 04=~AcknowledgementType
. DTM Header/Dates
. DTM Header/OrderHeader [01.1:137]01.2=AcknowledgementDate [01.1:4]01.2=~PurchaseOrderDate
. FTX Header/Notes
RFF RFF Header/References
RFF RFF Header/OrderHeader [01.1:ON]01.2=PurchaseOrderNumber [01.1:VN]01.2=InternalOrderNumber [01.1:POR,AAA]01.2=~AcknowledgementNumber [01.1:IA]01.2=Vendor [01.1:AMV]01.2=Department [01.1:UO,CR]01.2=~CustomerOrderNumber
RFF DTM Header/OrderHeader [01.1:171]01.2=PurchaseOrderDate
NAD NAD Header/Address
NAD/CTA CTA Header/Contacts
NAD/CTA COM Header/Contacts
CUX CUX Header/OrderHeader
TDT TDT Header/CarrierInformation
TOD TOD Header/FOBRelatedInstruction
ALC ALC Header/ChargesAllowances
ALC PCD Header/ChargesAllowances
ALC MOA Header/ChargesAllowances
LIN LIN LineItem/OrderLine 01=LineSequenceNumber 03.1@03.2(articles)
LIN LIN LineItem/LineItemAcknowledgement 02=ItemStatusCode*
LIN PIA LineItem/OrderLine
LIN IMD LineItem/ProductOrItemDescription
LIN IMD LineItem/OrderLine
LIN QTY LineItem/OrderLine [01.1:21]01.2=OrderQty [01.1:21]01.3=OrderQtyUOM
LIN QTY LineItem/LineItemAcknowledgement [01.1:113]01.2=ItemScheduleQty [01.1:113]01.3=ItemScheduleUOM [01.1:12]01.2=~ItemScheduleQty [01.1:12]01.3=~ItemScheduleUOM
LIN DTM LineItem/LineItemAcknowledgement 01.1=~ItemScheduleQualifier* 01.2=ItemScheduleDate!
LIN MOA LineItem/OrderLine [01.1:203]01.2=ExtendedItemTotal
LIN FTX LineItem/Notes
LIN/PRI PRI LineItem/OrderLine 01.1=PurchasePriceType* 01.2=PurchasePrice! 01.6=~PurchasePriceBasis
LIN/RFF RFF LineItem/References
LIN/ALC ALC LineItem/ChargesAllowances
. MOA Summary [01.1:86,128]01.2=TotalAmount
. CNT Summary [01.1:2]01.2=TotalLineItemNumber
# DESADV Shipments
. BGM Header/ShipmentHeader 02.1=ShipmentIdentification! 03=TsetPurposeCode
. DTM Header/Dates
. DTM Header/ShipmentHeader [01.1:137]01.2=ShipNoticeDate [01.1:11]01.2=ShipDate [01.1:17]01.2=CurrentScheduledDeliveryDate [01.1:17]01.2=~CurrentScheduledDeliveryTime [01.1:200]01.2=~RequestedPickupDate
. MEA Header/QuantityAndWeight 02.1=WeightQualifier* 03.1=WeightUOM 03.2=Weight!
RFF RFF Header/References
RFF RFF Header/ShipmentHeader [01.1:BM]01.2=BillOfLadingNumber [01.1:AAS]01.2=~BillOfLadingNumber [01.1:CN]01.2=~CarrierProNumber
RFF RFF OrderLevel/OrderHeader [01.1:ON]01.2=PurchaseOrderNumber [01.1:IA]01.2=Vendor [01.1:AMV]01.2=Department [01.1:IV]01.2=InvoiceNumber [01.1:VN]01.2=InternalOrderNumber [01.1:UO,CR]01.2=~CustomerOrderNumber
RFF DTM OrderLevel/OrderHeader [01.1:171]01.2=PurchaseOrderDate
NAD NAD Header/Address
NAD NAD OrderLevel/Address
NAD/CTA CTA Header/Contacts
NAD/CTA COM Header/Contacts
TOD TOD Header/FOBRelatedInstruction
TDT TDT Header/CarrierInformation
EQD EQD Header/CarrierInformation
EQD SEL Header/CarrierInformation
CPS CPS OrderLevel/PackLevel 03=~Pack/PackLevelType
CPS/PAC PAC Header/QuantityAndWeight 01=LadingQuantity 03.1=PackingMedium
CPS/PAC PAC OrderLevel/PackLevel/PalletInformation 03.1=~PalletTypeCode
CPS/PAC QTY OrderLevel/PackLevel/PhysicalDetails
CPS/PAC/PCI PCI OrderLevel/PackLevel/MarksAndNumbersCollection 01=~MarksAndNumbersQualifier1* 02.1=MarksAndNumbers1!
CPS/PAC/PCI GIN OrderLevel/PackLevel [01:BJ]02.1x5=Pack/ShippingSerialID
CPS/PAC/PCI RFF OrderLevel/PackLevel [01.1:AAS]01.2=~Pack/CarrierPackageID
LIN LIN OrderLevel/PackLevel/ItemLevel/ShipmentLine 01=LineSequenceNumber 03.1@03.2(articles)
LIN PIA OrderLevel/PackLevel/ItemLevel/ShipmentLine
LIN IMD OrderLevel/PackLevel/ItemLevel/ProductOrItemDescription
LIN IMD OrderLevel/PackLevel/ItemLevel/ShipmentLine
LIN MEA OrderLevel/PackLevel/ItemLevel/Measurements
LIN QTY OrderLevel/PackLevel/ItemLevel/ShipmentLine [01.1:12]01.2=ShipQty [01.1:12]01.3=ShipQtyUOM [01.1:21]01.2=OrderQty [01.1:21]01.3=OrderQtyUOM
LIN QTY OrderLevel/PackLevel/ItemLevel/PhysicalDetails
LIN GIN OrderLevel/PackLevel/ItemLevel/References [01:BN]02.1x5=ReferenceID?ReferenceQual=SE [01:BX]02.1x5=ReferenceID?ReferenceQual=LT
LIN DTM OrderLevel/PackLevel/ItemLevel/Dates
LIN FTX OrderLevel/PackLevel/ItemLevel/Notes
LIN/RFF RFF OrderLevel/PackLevel/ItemLevel/References
LIN/RFF RFF OrderLevel/OrderHeader [01.1:ON]01.2=PurchaseOrderNumber
LIN/PCI DTM OrderLevel/PackLevel/ItemLevel/Dates
LIN/PCI GIN OrderLevel/PackLevel/ItemLevel/References [01:BX]02.1x5=ReferenceID?ReferenceQual=LT
. CNT Summary [01.1:2]01.2=TotalLineItemNumber
. CNT Header/QuantityAndWeight [01.1:11]01.2=~LadingQuantity
# INVOIC Invoices
. BGM Header/InvoiceHeader 01.1=InvoiceTypeCode 02.1=InvoiceNumber! 03=TsetPurposeCode
. DTM Header/Dates
. DTM Header/InvoiceHeader [01.1:137,3]01.2=InvoiceDate [01.1:11]01.2=ShipDate [01.1:35]01.2=ShipDeliveryDate
. FTX Header/Notes
RFF RFF Header/References
RFF RFF Header/InvoiceHeader [01.1:ON]01.2=PurchaseOrderNumber [01.1:IA]01.2=Vendor [01.1:AMV]01.2=Department [01.1:VN]01.2=InternalOrderNumber [01.1:BM]01.2=BillOfLadingNumber [01.1:AAS]01.2=~BillOfLadingNumber [01.1:CN]01.2=~CarrierProNumber [01.1:UO,CR]01.2=~CustomerOrderNumber
RFF DTM Header/InvoiceHeader [01.1:171]01.2=PurchaseOrderDate
NAD NAD Header/Address
NAD/RFF RFF Header/Address/References
NAD/RFF RFF Header/Address [01.1:VA]01.2=AddressTaxIdNumber [01.1:FC]01.2=~AddressTaxIdNumber
NAD/CTA CTA Header/Contacts
NAD/CTA COM Header/Contacts
CUX CUX Header/InvoiceHeader
PAT PAT Header/PaymentTerms
PAT DTM Header/PaymentTerms
PAT PCD Header/PaymentTerms
PAT MOA Header/PaymentTerms
TDT TDT Header/CarrierInformation
TOD TOD Header/FOBRelatedInstruction
ALC ALC Header/ChargesAllowances
ALC QTY Header/ChargesAllowances
ALC PCD Header/ChargesAllowances
ALC MOA Header/ChargesAllowances
ALC RTE Header/ChargesAllowances
LIN LIN LineItem/InvoiceLine 01=LineSequenceNumber 03.1@03.2(articles)
LIN PIA LineItem/InvoiceLine
LIN IMD LineItem/ProductOrItemDescription
LIN IMD LineItem/InvoiceLine
LIN MEA LineItem/Measurements
LIN QTY LineItem/InvoiceLine [01.1:47]01.2=InvoiceQty [01.1:47]01.3=InvoiceQtyUOM [01.1:12,46]01.2=ShipQty [01.1:12,46]01.3=ShipQtyUOM [01.1:21]01.2=OrderQty [01.1:21]01.3=OrderQtyUOM
LIN QTY LineItem/PhysicalDetails
LIN DTM LineItem/Dates
LIN FTX LineItem/Notes
LIN/MOA MOA LineItem/InvoiceLine [01.1:203]01.2=ExtendedItemTotal
LIN/PRI PRI LineItem/InvoiceLine 01.1=PurchasePriceType* 01.2=PurchasePrice! 01.6=~PurchasePriceBasis
LIN/PRI PRI LineItem/PriceInformation
LIN/RFF RFF LineItem/References
LIN/TAX TAX LineItem/Taxes
LIN/TAX MOA LineItem/Taxes
LIN/ALC ALC LineItem/ChargesAllowances
LIN/ALC PCD LineItem/ChargesAllowances
LIN/ALC MOA LineItem/ChargesAllowances
. CNT Summary [01.1:2]01.2=TotalLineItemNumber [01.1:11]01.2=TotalCartonCount
. CNT Header/QuantityTotals [01.1:1]01.2=~Quantity?QuantityTotalsQualifier=SQT
MOA MOA Summary [01.1:77]01.2=TotalAmount [01.1:9,39,86]01.2=~TotalAmount [01.1:79]01.2=TotalSalesAmount [01.1:176]01.2=~TotalTaxesAndCharges [01.1:259]01.2=TotalChargesAmount [01.1:260]01.2=TotalAllowancesAmount [01.1:21]01.2=~TotalTermsDiscountAmount
TAX TAX Header/Taxes
TAX MOA Header/Taxes
`
