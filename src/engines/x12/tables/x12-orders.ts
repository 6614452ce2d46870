/** The sets of X12 for orders, their changes and the responses to both. README.md describes the notation. */
export const x12Orders = `
# 850 Orders
. BEG Header/OrderHeader 01=TsetPurposeCode 02=PrimaryPOTypeCode 03=PurchaseOrderNumber! 04=ReleaseNumber 05=PurchaseOrderDate 07=AcknowledgementType 08=InvoiceTypeCode 09=ContractType
. BEG Header/References 06=~ReferenceID?ReferenceQual=CT
. CUR Header/OrderHeader
. REF Header/References
. REF Header/OrderHeader [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:DP]03=DepartmentDescription [01:CO]02=CustomerOrderNumber [01:JB]02=JobNumber [01:19]02=Division [01:11]02=CustomerAccountNumber
. PER Header/Contacts
. FOB Header/FOBRelatedInstruction
. CTB Header/RestrictionsOrConditions
. CSH Header/OrderHeader 01=SalesRequirementCode 01=~ShipCompleteCode
SAC SAC Header/ChargesAllowances
. ITD Header/PaymentTerms
. DTM Header/Dates
. LDT Header/LeadTime
. MEA Header/Measurements
. PWK Header/Paperwork
. PKG Header/Packaging
. TD1 Header/QuantityAndWeight
. TD1 Header/Commodity 03=~CommodityCodeQualifier 04=~CommodityCode
. TD5 Header/CarrierInformation
. TD3 Header/CarrierInformation
. TD4 Header/CarrierSpecialHandlingDetail
. MAN Header/MarksAndNumbersCollection
. TXI Header/Taxes
. TAX Header/Taxes
N9 N9 Header/References 01=~ReferenceQual* 02=~ReferenceID! 04=~Date 05=~Time
N9 N9 Header/Notes
N9 MSG Header/Notes
N9 MTX Header/Notes
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 REF Header/Address/References
N1 REF Header/Address [01:TJ]02=~AddressTaxIdNumber
N1 PER Header/Address/Contacts
PO1 PO1 LineItem/OrderLine 01=LineSequenceNumber 02=OrderQty! 03=OrderQtyUOM 04=PurchasePrice 05=PurchasePriceBasis 07@06x10(items) 07@06x10(colors)
PO1 CUR LineItem/OrderLine
PO1/CTP CTP LineItem/PriceInformation
PO1/CTP CTP LineItem/OrderLine 02=~PurchasePriceType
PO1 MEA LineItem/Measurements
PO1/PID PID LineItem/ProductOrItemDescription
PO1/PID PID LineItem/OrderLine
PO1 PWK LineItem/Paperwork
PO1 PO4 LineItem/PhysicalDetails
PO1 REF LineItem/References
PO1 REF LineItem/OrderLine [01:DP]02=Department
PO1 PER LineItem/Contacts
PO1/SAC SAC LineItem/ChargesAllowances
PO1 IT8 LineItem/ConditionOfSale
PO1 ITD LineItem/PaymentTerms
PO1 SDQ LineItem/QuantitiesSchedulesLocations
PO1 DTM LineItem/Dates
PO1 DTM LineItem/OrderLine [01:011]02=~ShipDate
PO1 FOB LineItem/FOBRelatedInstruction
PO1/SCH SCH LineItem/QuantitiesSchedulesLocations
PO1 CTB LineItem/RestrictionsOrConditions
PO1 PAM LineItem/OrderLine
PO1/LDT LDT LineItem/QuantitiesSchedulesLocations
PO1 TD5 LineItem/CarrierInformation
PO1 TD3 LineItem/CarrierInformation
PO1 TD4 LineItem/CarrierSpecialHandlingDetail
PO1 MAN LineItem/MarksAndNumbersCollection
PO1 PKG LineItem/Packaging
PO1 TXI LineItem/Taxes
PO1/QTY QTY LineItem/QuantitiesSchedulesLocations
PO1/AMT AMT LineItem/MonetaryAmounts
PO1/AMT AMT LineItem/OrderLine [01:1]02=ExtendedItemTotal
PO1/N9 MSG LineItem/Notes
PO1/N9 MTX LineItem/Notes
PO1/N1 N1 LineItem/Address
PO1/N1 N2 LineItem/Address
PO1/N1 N3 LineItem/Address
PO1/N1 N4 LineItem/Address
PO1/SLN SLN LineItem/Subline/SublineItemDetail
PO1/SLN MSG LineItem/Subline/Notes
PO1/SLN PID LineItem/Subline/ProductOrItemDescription
PO1/SLN TC2 LineItem/Subline/Commodity
PO1/SLN DTM LineItem/Subline/Dates
PO1/SLN CTP LineItem/Subline/PriceInformation
PO1/SLN PO4 LineItem/Subline/PhysicalDetails
PO1/SLN/N1 N1 LineItem/Subline/Address
PO1/SLN/N1 N3 LineItem/Subline/Address
PO1/SLN/N1 N4 LineItem/Subline/Address
PO1/SLN/SAC SAC LineItem/Subline/ChargesAllowances
CTT CTT Summary 01=TotalLineItemNumber!
CTT AMT Summary [01:TT]02=TotalAmount
. AMT Header/MonetaryAmounts
# 855 OrderAcks
. BAK Header/OrderHeader 01=TsetPurposeCode 02=AcknowledgementType! 03=PurchaseOrderNumber 04=PurchaseOrderDate 05=ReleaseNumber 08=InternalOrderNumber 09=AcknowledgementDate
. CUR Header/OrderHeader
. REF Header/References
. REF Header/OrderHeader [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:CO]02=CustomerOrderNumber [01:VN]02=InternalOrderNumber [01:19]02=Division [01:JB]02=JobNumber [01:11]02=CustomerAccountNumber
. PER Header/Contacts
. FOB Header/FOBRelatedInstruction
SAC SAC Header/ChargesAllowances
. ITD Header/PaymentTerms
. DTM Header/Dates
. TD1 Header/QuantityAndWeight
. TD5 Header/CarrierInformation
. TD3 Header/CarrierInformation
. TXI Header/Taxes
N9 MSG Header/Notes
N9 MTX Header/Notes
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 REF Header/Address/References
N1 PER Header/Address/Contacts
PO1 PO1 LineItem/OrderLine 01=LineSequenceNumber 02=OrderQty! 03=OrderQtyUOM 04=PurchasePrice 05=PurchasePriceBasis 07@06x10(items) 07@06x10(colors)
PO1 CTP LineItem/PriceInformation
PO1 MEA LineItem/Measurements
PO1/PID PID LineItem/ProductOrItemDescription
PO1/PID PID LineItem/OrderLine
PO1 PO4 LineItem/PhysicalDetails
PO1 REF LineItem/References
PO1/SAC SAC LineItem/ChargesAllowances
PO1 SDQ LineItem/QuantitiesSchedulesLocations
PO1 DTM LineItem/Dates
PO1 TD5 LineItem/CarrierInformation
PO1/ACK ACK LineItem/LineItemAcknowledgement 01=ItemStatusCode* 02=ItemScheduleQty 03=ItemScheduleUOM 04=ItemScheduleQualifier 05=ItemScheduleDate 08@07x10(items)
PO1/ACK DTM LineItem/Dates
PO1 CUR LineItem/OrderLine
PO1 FOB LineItem/FOBRelatedInstruction
PO1/SCH SCH LineItem/QuantitiesSchedulesLocations
PO1/N9 MSG LineItem/Notes
PO1/N9 MTX LineItem/Notes
PO1/N1 N1 LineItem/Address
PO1/N1 N2 LineItem/Address
PO1/N1 N3 LineItem/Address
PO1/N1 N4 LineItem/Address
PO1/SLN SLN LineItem/Subline/SublineItemDetail
PO1/SLN PID LineItem/Subline/ProductOrItemDescription
CTT CTT Summary 01=TotalLineItemNumber!
CTT AMT Summary [01:TT]02=TotalAmount
# 860 OrderChanges
. BCH Header/OrderHeader 01=TsetPurposeCode 02=PrimaryPOTypeCode 03=PurchaseOrderNumber! 04=ReleaseNumber 05=ChangeOrderSeqNumber 06=PurchaseOrderDate 11=POChangeDate
. CUR Header/OrderHeader
. REF Header/References
. REF Header/OrderHeader [01:IA]02=Vendor [01:VR]02=~Vendor [01:DP]02=Department [01:CO]02=CustomerOrderNumber [01:19]02=Division [01:JB]02=JobNumber [01:11]02=CustomerAccountNumber
. PER Header/Contacts
. FOB Header/FOBRelatedInstruction
SAC SAC Header/ChargesAllowances
. ITD Header/PaymentTerms
. DTM Header/Dates
. LDT Header/LeadTime
. PWK Header/Paperwork
. PKG Header/Packaging
. TD1 Header/QuantityAndWeight
. TD5 Header/CarrierInformation
. TD3 Header/CarrierInformation
. MAN Header/MarksAndNumbersCollection
. TXI Header/Taxes
. TAX Header/Taxes
. CTB Header/RestrictionsOrConditions
. MEA Header/Measurements
N9 N9 Header/References 01=~ReferenceQual* 02=~ReferenceID! 04=~Date 05=~Time
N9 N9 Header/Notes
N9 MSG Header/Notes
N9 MTX Header/Notes
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 REF Header/Address/References
N1 PER Header/Address/Contacts
POC POC LineItem/OrderLine 01=LineSequenceNumber 02=LineChangeCode 03=OrderQty! 05.1=OrderQtyUOM 06=PurchasePrice 07=PurchasePriceBasis 09@08x10(items) 09@08x10(colors)
POC CTP LineItem/PriceInformation
POC MEA LineItem/Measurements
POC/PID PID LineItem/ProductOrItemDescription
POC/PID PID LineItem/OrderLine
POC PO4 LineItem/PhysicalDetails
POC REF LineItem/References
POC/SAC SAC LineItem/ChargesAllowances
POC SDQ LineItem/QuantitiesSchedulesLocations
POC DTM LineItem/Dates
POC/SCH SCH LineItem/QuantitiesSchedulesLocations
POC CUR LineItem/OrderLine
POC PAM LineItem/OrderLine
POC PWK LineItem/Paperwork
POC PER LineItem/Contacts
POC IT8 LineItem/ConditionOfSale
POC ITD LineItem/PaymentTerms
POC FOB LineItem/FOBRelatedInstruction
POC TXI LineItem/Taxes
POC PKG LineItem/Packaging
POC MAN LineItem/MarksAndNumbersCollection
POC CTB LineItem/RestrictionsOrConditions
POC/LDT LDT LineItem/QuantitiesSchedulesLocations
POC/AMT AMT LineItem/MonetaryAmounts
POC/AMT AMT LineItem/OrderLine [01:1]02=ExtendedItemTotal
POC TD5 LineItem/CarrierInformation
POC TD3 LineItem/CarrierInformation
POC/QTY QTY LineItem/QuantitiesSchedulesLocations
POC/N9 MSG LineItem/Notes
POC/N1 N1 LineItem/Address
POC/N1 N2 LineItem/Address
POC/N1 N3 LineItem/Address
POC/N1 N4 LineItem/Address
POC/SLN SLN LineItem/Subline/SublineItemDetail
POC/SLN PID LineItem/Subline/ProductOrItemDescription
POC/SLN DTM LineItem/Subline/Dates
POC/SLN CTP LineItem/Subline/PriceInformation
POC/SLN PO4 LineItem/Subline/PhysicalDetails
POC/SLN/SAC SAC LineItem/Subline/ChargesAllowances
CTT CTT Summary 01=TotalLineItemNumber!
CTT AMT Summary [01:TT]02=TotalAmount
# 865 OrderChangeAcks
. BCA Header/OrderHeader 01=TsetPurposeCode 02=AcknowledgementType! 03=PurchaseOrderNumber 04=ReleaseNumber 05=ChangeOrderSeqNumber 06=PurchaseOrderDate 09=InternalOrderNumber 10=POChangeAcknowledgeDate 10=~AcknowledgementDate 11=POChangeDate
. CUR Header/OrderHeader
. REF Header/References
. REF Header/OrderHeader [01:IA]02=Vendor [01:DP]02=Department [01:CO]02=CustomerOrderNumber [01:VN]02=InternalOrderNumber
. PER Header/Contacts
. FOB Header/FOBRelatedInstruction
SAC SAC Header/ChargesAllowances
. ITD Header/PaymentTerms
. DTM Header/Dates
. TD1 Header/QuantityAndWeight
. TD5 Header/CarrierInformation
. TXI Header/Taxes
N9 MSG Header/Notes
N1 N1 Header/Address
N1 N2 Header/Address
N1 N3 Header/Address
N1 N4 Header/Address
N1 PER Header/Address/Contacts
POC POC LineItem/OrderLine 01=LineSequenceNumber 02=LineChangeCode 03=OrderQty! 05.1=OrderQtyUOM 06=PurchasePrice 07=PurchasePriceBasis 09@08x10(items) 09@08x10(colors)
POC CTP LineItem/PriceInformation
POC/PID PID LineItem/ProductOrItemDescription
POC/PID PID LineItem/OrderLine
POC CUR LineItem/OrderLine
POC MEA LineItem/Measurements
POC FOB LineItem/FOBRelatedInstruction
POC TD5 LineItem/CarrierInformation
POC/SCH SCH LineItem/QuantitiesSchedulesLocations
POC PO4 LineItem/PhysicalDetails
POC REF LineItem/References
POC/SAC SAC LineItem/ChargesAllowances
POC SDQ LineItem/QuantitiesSchedulesLocations
POC DTM LineItem/Dates
POC/ACK ACK LineItem/LineItemAcknowledgement 01=ItemStatusCode* 02=ItemScheduleQty 03=ItemScheduleUOM 04=ItemScheduleQualifier 05=ItemScheduleDate 08@07x10(items)
POC/N9 MSG LineItem/Notes
POC/N1 N1 LineItem/Address
POC/N1 N2 LineItem/Address
POC/N1 N3 LineItem/Address
POC/N1 N4 LineItem/Address
POC/SLN SLN LineItem/Subline/SublineItemDetail
POC/SLN PID LineItem/Subline/ProductOrItemDescription
CTT CTT Summary 01=TotalLineItemNumber!
CTT AMT Summary [01:TT]02=TotalAmount
`
