/** The sets of X12 for deliveries, invoices, stock and payments. README.md describes the notation. */
export const x12Deliveries = `
# 856 Shipments
. BSN Header/ShipmentHeader 01=TsetPurposeCode 02=ShipmentIdentification! 03=ShipNoticeDate 04=ShipNoticeTime 05=ASNStructureCode 06=~TsetTypeCode 07=~StatusReasonCode
HL-S TD1 Header/QuantityAndWeight
HL-S TD1 Header/Commodity 03=~CommodityCodeQualifier 04=~CommodityCode
HL-S TD5 Header/CarrierInformation
HL-S TD3 Header/CarrierInformation
HL-S TD4 Header/CarrierSpecialHandlingDetail
HL-S REF Header/References
HL-S REF Header/ShipmentHeader [01:BM]02=BillOfLadingNumber [01:CN]02=CarrierProNumber [01:AO]02=AppointmentNumber [01:P8]02=PickupNumber
HL-S PER Header/Contacts
HL-S DTM Header/Dates
HL-S DTM Header/ShipmentHeader [01:011]02=ShipDate [01:011]03=ShipmentTime [01:067]02=CurrentScheduledDeliveryDate [01:067]03=CurrentScheduledDeliveryTime [01:017]02=~CurrentScheduledDeliveryDate [01:068]02=CurrentScheduledShipDate [01:068]03=CurrentScheduledShipTime [01:118]02=RequestedPickupDate [01:118]03=RequestedPickupTime [01:010]02=~ScheduledShipDate [01:010]03=~ScheduledShipTime
HL-S FOB Header/FOBRelatedInstruction
HL-S/N1 N1 Header/Address
HL-S/N1 N2 Header/Address
HL-S/N1 N3 Header/Address
HL-S/N1 N4 Header/Address
HL-S/N1 REF Header/Address/References
HL-S/N1 PER Header/Address/Contacts
HL-S/SAC SAC Header/ChargesAllowances
HL-S CUR Header/ShipmentHeader
HL-S NTE Header/Notes
HL-O HL OrderLevel [03:O]=.
HL-O PRF OrderLevel/OrderHeader 01=PurchaseOrderNumber! 02=ReleaseNumber 04=PurchaseOrderDate
HL-O TD1 OrderLevel/QuantityAndWeight
HL-O TD5 OrderLevel/CarrierInformation
HL-O TD3 OrderLevel/CarrierInformation
HL-O REF OrderLevel/References
HL-O REF OrderLevel/OrderHeader [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:DP]03=DepartmentDescription [01:CO]02=CustomerOrderNumber [01:IV]02=InvoiceNumber [01:IV]04=~InvoiceDate [01:VN]02=InternalOrderNumber [01:JB]02=JobNumber [01:19]02=Division [01:11]02=CustomerAccountNumber
HL-O DTM OrderLevel/Dates
HL-O DTM OrderLevel/OrderHeader [01:002]02=~DeliveryDate
HL-O/N1 N1 OrderLevel/Address
HL-O/N1 N2 OrderLevel/Address
HL-O/N1 N3 OrderLevel/Address
HL-O/N1 N4 OrderLevel/Address
HL-O/SAC SAC OrderLevel/ChargesAllowances
HL-P HL OrderLevel/PackLevel [03:P]=.?Pack/PackLevelType=P [03:P]03=Pack/PackLevelType?Pack/PackLevelType=P
HL-P MAN OrderLevel/PackLevel [01:GM,AA]02=Pack/ShippingSerialID [01:CP]02=Pack/CarrierPackageID [01:CA]02=~Pack/ShippingSerialID
HL-P MAN OrderLevel/PackLevel/MarksAndNumbersCollection
HL-P PO4 OrderLevel/PackLevel/PhysicalDetails
HL-P PAL OrderLevel/PackLevel/PalletInformation
HL-P PKG OrderLevel/PackLevel/Packaging
HL-P REF OrderLevel/PackLevel/References
HL-P REF OrderLevel/PackLevel [01:2I]02=~Pack/CarrierPackageID
HL-P DTM OrderLevel/PackLevel/Dates
HL-P TD5 OrderLevel/PackLevel/CarrierInformation
HL-P/N1 N1 OrderLevel/PackLevel/Address
HL-P/N1 N2 OrderLevel/PackLevel/Address
HL-P/N1 N3 OrderLevel/PackLevel/Address
HL-P/N1 N4 OrderLevel/PackLevel/Address
HL-P/SAC SAC OrderLevel/PackLevel/ChargesAllowances
HL-T HL OrderLevel/PackLevel [03:T]=.?Pack/PackLevelType=T [03:T]03=Pack/PackLevelType?Pack/PackLevelType=T
HL-T MAN OrderLevel/PackLevel [01:GM,AA]02=Pack/ShippingSerialID [01:W]02=~Pack/ShippingSerialID
HL-T PAL OrderLevel/PackLevel/PalletInformation
HL-T PO4 OrderLevel/PackLevel/PhysicalDetails
HL-T PKG OrderLevel/PackLevel/Packaging
HL-T REF OrderLevel/PackLevel/References
HL-T/N1 N1 OrderLevel/PackLevel/Address
HL-I HL OrderLevel/PackLevel/ItemLevel [03:I]=.
HL-I LIN OrderLevel/PackLevel/ItemLevel/ShipmentLine 01=LineSequenceNumber 03@02x15(items) 03@02x15(colors)
HL-I SN1 OrderLevel/PackLevel/ItemLevel/ShipmentLine 01=LineSequenceNumber 02=ShipQty! 03=ShipQtyUOM 04=CumulativeQty 05=OrderQty 06=OrderQtyUOM 08=ItemStatusCode
HL-I SLN OrderLevel/PackLevel/ItemLevel/Subline/SublineItemDetail
HL-I PRF OrderLevel/OrderHeader 01=~PurchaseOrderNumber
HL-I PO4 OrderLevel/PackLevel/ItemLevel/PhysicalDetails
HL-I PID OrderLevel/PackLevel/ItemLevel/ProductOrItemDescription
HL-I PID OrderLevel/PackLevel/ItemLevel/ShipmentLine
HL-I MEA OrderLevel/PackLevel/ItemLevel/Measurements
HL-I TD4 OrderLevel/PackLevel/ItemLevel/CarrierSpecialHandlingDetail
HL-I REF OrderLevel/PackLevel/ItemLevel/References
HL-I REF OrderLevel/PackLevel/ItemLevel/ShipmentLine [01:DP]02=Department
HL-I DTM OrderLevel/PackLevel/ItemLevel/Dates
HL-I DTM OrderLevel/PackLevel/ItemLevel/ShipmentLine [01:011]02=~ShipDate
HL-I CTP OrderLevel/PackLevel/ItemLevel/PriceInformation
HL-I CTP OrderLevel/PackLevel/ItemLevel/ShipmentLine 03=~PurchasePrice
HL-I/SAC SAC OrderLevel/PackLevel/ItemLevel/ChargesAllowances
HL-I/N1 N1 OrderLevel/PackLevel/ItemLevel/Address
HL-I/N1 N2 OrderLevel/PackLevel/ItemLevel/Address
HL-I/N1 N3 OrderLevel/PackLevel/ItemLevel/Address
HL-I/N1 N4 OrderLevel/PackLevel/ItemLevel/Address
. CTT Summary 01=TotalLineItemNumber!
# 810 Invoices
. BIG Header/InvoiceHeader 01=InvoiceDate 02=InvoiceNumber! 03=PurchaseOrderDate 04=PurchaseOrderNumber 05=ReleaseNumber 07=InvoiceTypeCode 08=TsetPurposeCode 09=ActionCode
. NTE Header/Notes
. CUR Header/InvoiceHeader
. REF Header/References
. REF Header/InvoiceHeader [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:DP]03=DepartmentDescription [01:CO]02=CustomerOrderNumber [01:BM]02=BillOfLadingNumber [01:CN]02=CarrierProNumber [01:VN]02=InternalOrderNumber [01:JB]02=JobNumber [01:19]02=Division [01:11]02=CustomerAccountNumber
. PER Header/Contacts
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 REF Header/Address/References
N1 REF Header/Address [01:TJ]02=~AddressTaxIdNumber
N1 PER Header/Address/Contacts
. ITD Header/PaymentTerms
. DTM Header/Dates
. DTM Header/InvoiceHeader [01:011]02=ShipDate [01:011]03=ShipTime [01:035]02=ShipDeliveryDate [01:035]03=ShipDeliveryTime
. FOB Header/FOBRelatedInstruction
IT1 IT1 LineItem/InvoiceLine 01=LineSequenceNumber 02=InvoiceQty! 03=InvoiceQtyUOM 04=PurchasePrice 05=PurchasePriceBasis 07@06x10(items) 07@06x10(colors)
IT1 IT3 LineItem/InvoiceLine 01=ShipQty! 02=ShipQtyUOM 03=~QtyLeftToReceiveStatus
IT1 TXI LineItem/Taxes
IT1 QTY LineItem/QuantitiesSchedulesLocations
IT1 PAM LineItem/InvoiceLine
IT1 CTP LineItem/PriceInformation
IT1 CTP LineItem/InvoiceLine 02=~PurchasePriceType
IT1 MEA LineItem/Measurements
IT1/PID PID LineItem/ProductOrItemDescription
IT1/PID PID LineItem/InvoiceLine
IT1 PO4 LineItem/PhysicalDetails
IT1 REF LineItem/References
IT1 REF LineItem/InvoiceLine [01:DP]02=Department
IT1 SDQ LineItem/QuantitiesSchedulesLocations
IT1 DTM LineItem/Dates
IT1 DTM LineItem/InvoiceLine [01:011]02=ShipDate
IT1 CAD LineItem/CarrierInformation 01=CarrierTransMethodCode 02=CarrierEquipmentInitial 03=CarrierEquipmentNumber 04=CarrierAlphaCode 05=CarrierRouting 06=StatusCode 09=ServiceLevelCodes/ServiceLevelCode
IT1 AMT LineItem/InvoiceLine [01:1]02=~ExtendedItemTotal
IT1/SAC SAC LineItem/ChargesAllowances
IT1/SAC TXI LineItem/ChargesAllowances/Taxes
IT1/SLN SLN LineItem/Subline/SublineItemDetail
IT1/SLN PID LineItem/Subline/ProductOrItemDescription
IT1/N1 N1 LineItem/Address
IT1/N1 N2 LineItem/Address
IT1/N1 N3 LineItem/Address
IT1/N1 N4 LineItem/Address
. TDS Summary 01=TotalAmount! 03=InvoiceAmtDueByTermsDate 04=TotalTermsDiscountAmount
. TDS Header/PaymentTerms 02=AmountSubjectToDiscount 03=~DiscountAmountDue
. TXI Header/Taxes
. CAD Header/CarrierInformation 01=CarrierTransMethodCode 02=CarrierEquipmentInitial 03=CarrierEquipmentNumber 04=CarrierAlphaCode 05=CarrierRouting 06=StatusCode 09=ServiceLevelCodes/ServiceLevelCode
. CAD Header/InvoiceHeader [07:CN]08=CarrierProNumber [07:BM]08=BillOfLadingNumber
. AMT Summary [01:GV]02=~TotalSalesAmount
SAC SAC Header/ChargesAllowances
SAC TXI Header/ChargesAllowances/Taxes
ISS ISS Header/QuantityTotals 01=Quantity?QuantityTotalsQualifier=SQT 02=QuantityUOM 03=Weight 04=WeightUOM 05=Volume 06=VolumeUOM
ISS ISS Summary 01=~TotalCartonCount
. CTT Summary 01=TotalLineItemNumber!
# 846 InventoryInquiriesAndAdvices
. BIA Header/HeaderReport 01=TsetPurposeCode 02=ReportTypeCode 03=DocumentId! 04=InventoryDate 05=InventoryTime 06=ActionCode
. CUR Header/HeaderReport
. DTM Header/Dates
. REF Header/References
. REF Header/HeaderReport [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:19]02=Division
. PER Header/Contacts
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
LIN LIN Structure/LineItem/InventoryLine 01=LineSequenceNumber 03@02x15(items) 03@02x15(colors)
LIN PID Structure/LineItem/ProductOrItemDescription
LIN PID Structure/LineItem/InventoryLine
LIN PO4 Structure/LineItem/PhysicalDetails
LIN DTM Structure/LineItem/Dates
LIN DTM Structure/LineItem/InventoryLine [01:036]02=~ExpirationDate
LIN CTP Structure/LineItem/PriceDetails
LIN CTP Structure/LineItem/InventoryLine 03=~PurchasePrice
LIN REF Structure/LineItem/References
LIN REF Structure/LineItem/InventoryLine [01:DP]02=Department
LIN SDQ Structure/LineItem/QuantitiesSchedulesLocations
LIN/QTY QTY Structure/LineItem/QuantitiesSchedulesLocations
LIN/QTY SCH Structure/LineItem/QuantitiesSchedulesLocations
LIN/N1 N1 Structure/LineItem/Address
LIN/N1 N2 Structure/LineItem/Address
LIN/N1 N3 Structure/LineItem/Address
LIN/N1 N4 Structure/LineItem/Address
LIN MSG Structure/LineItem/Notes
. CTT Summary 01=TotalLineItemNumber! 02=~TotalQuantity
# 820 Remittances
. BPR Header/RemittanceHeader 02=RemittanceAmount! 04=~PaymentMethodCode 16=PaymentDate
. TRN Header/RemittanceHeader 02=RemittanceNumber!
. CUR Header/RemittanceHeader [01:BY,PR]02=BuyersCurrency
. REF Header/References
. REF Header/RemittanceHeader [01:IA,VR]02=~Vendor
. DTM Header/Dates
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 PER Header/Contacts
ENT ENT LineItem/RemittanceLine 01=~LineSequenceNumber
ENT/RMR RMR LineItem/RemittanceLine [01:IV]02=InvoiceNumber [01:PO]02=PurchaseOrderNumber 04=PaidAmount! 05=InvoiceAmount 07=~DeductionReasonCode 08=~DeductionAmount
ENT/RMR REF LineItem/References
ENT/RMR REF LineItem/RemittanceLine [01:PO]02=PurchaseOrderNumber
ENT/RMR DTM LineItem/RemittanceLine [01:003]02=InvoiceDate
ENT/RMR/ADX ADX LineItem/RemittanceLine 01=DeductionAmount! 02=~DeductionReasonCode
ENT/RMR/ADX NTE LineItem/Notes
`
