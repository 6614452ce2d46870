/**
 * The fields that a segment has in a group of RSX, for lines that name both and no fields of their own. tables/README.md describes
 * the notation.
 */
export const x12Groups = `
REF References 01=ReferenceQual* 02=ReferenceID! 03=Description 04.1=ReferenceIDs/ReferenceQual 04.2=ReferenceIDs/ReferenceID
DTM Dates 01=DateTimeQualifier* 02=Date! 03=Time 06=~DateTimePeriod
PER Contacts 01=ContactTypeCode* 02=ContactName 04@03x3(phones) 09=ContactReference
N1 Address 01=AddressTypeCode* 02=AddressName 03=LocationCodeQualifier 04=AddressLocationNumber
N2 Address 01=AddressAlternateName 02=AddressAlternateName2
N3 Address 01=Address1 02=Address2
N4 Address 01=City 02=State 03=PostalCode 04=Country 06=~LocationID
ITD PaymentTerms 01=TermsType* 02=TermsBasisDateCode 03=TermsDiscountPercentage 04=TermsDiscountDate 05=TermsDiscountDueDays 06=TermsNetDueDate 07=TermsNetDueDays 08=TermsDiscountAmount 09=TermsDeferredDueDate 10=TermsDeferredAmountDue 11=PercentOfInvoicePayable 12=TermsDescription 13=TermsDueDay 14=PaymentMethodCode 15=~LatePaymentChargePercent
FOB FOBRelatedInstruction 01=FOBPayCode 02=FOBLocationQualifier 03=FOBLocationDescription 04=TransportationTermsType 05=TransportationTerms 06=FOBTitlePassageCode 07=FOBTitlePassageLocation 08=RiskOfLossCode 09=Description
SAC ChargesAllowances 01=AllowChrgIndicator 02=AllowChrgCode* 03=AllowChrgAgencyCode 04=AllowChrgAgency 05=AllowChrgAmt 06=AllowChrgPercentQual 07=AllowChrgPercent 08=AllowChrgRate 09=AllowChrgQtyUOM 10=AllowChrgQty 11=AllowChrgQty2 12=AllowChrgHandlingCode 13=ReferenceIdentification 14=OptionNumber 15=AllowChrgHandlingDescription 16=LanguageCode
TXI Taxes 01=TaxTypeCode* 02=TaxAmount! 03=TaxPercent 04=JurisdictionQual 05=JurisdictionCode 06=TaxExemptCode 07=RelationshipCode 08=PercentDollarBasis 09=TaxID 10=AssignedID
TAX Taxes 01=TaxID 12=TaxExemptCode
TD1 QuantityAndWeight 01=~PackingMedium 01=~PackingMaterial 02=LadingQuantity 05=LadingDescription 06=WeightQualifier* 07=Weight! 08=WeightUOM 09=Volume 10=VolumeUOM
TD3 CarrierInformation 01=EquipmentDescriptionCode 02=CarrierEquipmentInitial 03=CarrierEquipmentNumber 07=OwnershipCode 08=SealNumbers/SealStatusCode 09=SealNumbers/SealNumber 10=EquipmentType
TD4 CarrierSpecialHandlingDetail 01=SpecialHandlingCode* 02=HazardousMaterialCode 03=HazardousMaterialClass 04=Description 05=YesOrNoResponse
TD5 CarrierInformation 01=RoutingSequenceCode [02:2]03=CarrierAlphaCode 04=CarrierTransMethodCode 05=CarrierRouting 06=StatusCode 09=TransitDirectionCode 10=TransitTimeQual 11=TransitTime 12=ServiceLevelCodes/ServiceLevelCode
PID ProductOrItemDescription 02=ProductCharacteristicCode* 03=AgencyQualifierCode 04=ProductDescriptionCode 05=ProductDescription! 06=SurfaceLayerPositionCode 07=SourceSubqualifier 08=YesOrNoResponse 09=LanguageCode
MEA Measurements 01=MeasurementRefIDCode 02=MeasurementQualifier* 03=MeasurementValue! 04.1=CompositeUOM 05=RangeMinimum 06=RangeMaximum 07=MeasurementSignificanceCode 08=MeasurementAttributeCode 09=SurfaceLayerPositionCode 11=IndustryCodeQualifier 12=IndustryCode
PO4 PhysicalDetails 01=PackValue?PackQualifier=OU 14=PackValue?PackQualifier=IN 02=PackSize 03=PackUOM 04=~PackingMedium 04=~PackingMaterial 05=WeightQualifier 06=PackWeight 07=PackWeightUOM 08=PackVolume 09=PackVolumeUOM 10=PackLength 11=PackWidth 12=PackHeight 13=DimensionUOM 15=SurfaceLayerPositionCode 16=AssignedID
PAL PalletInformation 01=PalletTypeCode 02=PalletTiers 03=PalletBlocks 04=~PalletValue 05=UnitWeight 06=UnitWeightUOM 07=Length 08=Width 09=Height 10=DimensionUOM 11=PalletWeight 12=PalletWeightUOM 13=PalletVolume 14=PalletVolumeUOM 15=PalletExchangeCode 17=~PalletStructureCode
PKG Packaging 02=PackagingCharacteristicCode* 03=AgencyQualifierCode 04=PackagingDescriptionCode 05=PackagingDescription 06=UnitLoadOptionCode
PWK Paperwork 01=ReportTypeCode* 02=ReportTransmissionCode 03=ReportCopiesNeeded 04=AddressTypeCode 05=LocationCodeQualifier 06=LocationNumber 07=Description 08.1=ActionsIndicated 09=RequestCategoryCode
MAN MarksAndNumbersCollection 01=MarksAndNumbersQualifier1* 02=MarksAndNumbers1!
LDT LeadTime 01=LeadTimeCode* 02=LeadTimeQuantity! 03=LeadTimePeriodInterval 04=LeadTimeDate
CTB RestrictionsOrConditions 01=RestrictionsConditionsQualifier* 02=Description! 03=QuantityQualifier 04=Quantity1 05=AmountQualifier 06=Amount
CTP PriceInformation,PriceDetails 01=ClassOfTradeCode 02=PriceTypeIDCode* 03=UnitPrice! 04=Quantity 05.1=QuantityUOM 06=PriceMultiplierQual 07=PriceMultiplier 08=RebateAmount 09=UnitPriceBasis 10=ConditionValue 11=MultiplePriceQuantity
AMT MonetaryAmounts 01=MonetaryAmountCode* 02=MonetaryAmount! 03=CreditDebitFlag
QTY QuantitiesSchedulesLocations 01=QuantityQualifier* 02=TotalQty! 03.1=TotalQtyUOM
SDQ QuantitiesSchedulesLocations 01=TotalQtyUOM 02=LocationCodeQualifier 03x10=LocationQuantity/Location 04x10=LocationQuantity/Qty 04x10=~TotalQty 23=~LocationDescription
SCH QuantitiesSchedulesLocations 01=TotalQty 02=TotalQtyUOM 05=Dates/DateTimeQualifier* 06=Dates/Date 07=Dates/Time
MSG Notes 01=Note
TC2 Commodity 01=CommodityCodeQualifier* 02=CommodityCode!
PAM OrderLine,InvoiceLine [04:1]05=ExtendedItemTotal
LDT QuantitiesSchedulesLocations 01=~LeadTimeCode* 02=~LeadTimeQuantity! 03=~LeadTimePeriodInterval 04=~LeadTimeDate
CUR OrderHeader,OrderLine,ShipmentHeader,InvoiceHeader,HeaderReport [01:BY]02=BuyersCurrency [01:SE]02=SellersCurrency 03=ExchangeRate
MTX Notes 01=NoteCode* 02=Note!
NTE Notes 01=NoteCode* 02=Note!
N9 Notes 01=~NoteCode
IT8 ConditionOfSale 01=~SalesRequirementCode 02=ActionCode 03=Amount 04=AccountNumber 05=Date 06=AgencyQualifierCode 07=SubstitutionCode 09@08x10(items)
SLN SublineItemDetail 01=LineSequenceNumber 04=QtyPer 05.1=QtyPerUOM 06=PurchasePrice 07=PurchasePriceBasis 10@09x10(items) 10@09x10(colors)
PID OrderLine,ShipmentLine,InvoiceLine,InventoryLine [02:75,73]05=ProductColorDescription [02:91,74]05=ProductSizeDescription
`

/** The same of EDIFACT. */
export const edifactGroups = `
RFF References 01.1=ReferenceQual* 01.2=ReferenceID!
DTM Dates 01.1=DateTimeQualifier* 01.2=Date! 01.2=~Time
NAD Address 01=AddressTypeCode* 02.1=AddressLocationNumber 02.3=LocationCodeQualifier 04.1=AddressName 04.2=AddressAlternateName 04.3=AddressAlternateName2 05.1=Address1 05.2=Address2 05.3=Address3 05.4=Address4 06=City 07.1=State 08=PostalCode 09=Country
CTA Contacts 01=ContactTypeCode* 02.2=ContactName
COM Contacts 01.1@01.2(phones)
CUX OrderHeader,InvoiceHeader [01.1:2]01.2=BuyersCurrency 03=~ExchangeRate
PAT PaymentTerms 01=~TermsType* 02.4=TermsDescription 03.1=TermsBasisDateCode 03.2=TermsTimeRelationCode 03.4=TermsNetDueDays [01:22]03.4=TermsDiscountDueDays
PCD PaymentTerms [01.1:12]01.2=TermsDiscountPercentage [01.1:15]01.2=~LatePaymentChargePercent
MOA PaymentTerms [01.1:21]01.2=~TermsDiscountAmount
DTM PaymentTerms [01.1:13]01.2=TermsNetDueDate [01.1:12]01.2=TermsDiscountDate
TOD FOBRelatedInstruction 01=~FOBLocationQualifier 02=FOBPayCode 03.1=TransportationTerms 03.4=Description
LOC FOBRelatedInstruction [01:1]02.4=~FOBLocationDescription
ALC ChargesAllowances 01=AllowChrgIndicator* 03=~AllowChrgHandlingCode 04=CalculationSequence 05.1=~AllowChrgCode 05.4=AllowChrgHandlingDescription
PCD ChargesAllowances [01.1:1,2,3]01.2=AllowChrgPercent
MOA ChargesAllowances [01.1:8,23,204]01.2=AllowChrgAmt [01.1:25]01.2=PercentDollarBasis
RTE ChargesAllowances [01.1:1,2]01.2=~AllowChrgRate
QTY ChargesAllowances [01.1:1]01.2=AllowChrgQty
TAX Taxes 02.1=TaxTypeCode* 02.4=Description 04=PercentDollarBasis 05.4=TaxPercent! 07=TaxID
MOA Taxes [01.1:124]01.2=TaxAmount [01.1:125]01.2=~PercentDollarBasis
TDT CarrierInformation 03.1=~CarrierTransMethodCode 05.1=CarrierAlphaCode 05.4=CarrierRouting
EQD CarrierInformation 01=~EquipmentDescriptionCode 02.1=CarrierEquipmentNumber 03.4=EquipmentType
SEL CarrierInformation 01=SealNumbers/SealNumber 03=~SealNumbers/SealStatusCode
FTX Notes 01=NoteCode* 04.1=Note! 05=LanguageCode
IMD ProductOrItemDescription 02.1=ProductCharacteristicCode* 03.1=ProductDescriptionCode 03.4=ProductDescription!
IMD OrderLine,ShipmentLine,InvoiceLine [02.1:35]03.4=ProductColorDescription [02.1:98]03.4=ProductSizeDescription
MEA Measurements 01=MeasurementRefIDCode 02.1=MeasurementQualifier* 03.1=CompositeUOM 03.2=MeasurementValue! 03.3=RangeMinimum 03.4=RangeMaximum
PRI PriceInformation 01.1=PriceTypeIDCode* 01.2=UnitPrice! 01.5=UnitPriceBasisMultiplier
QTY PhysicalDetails [01.1:59,52]01.2=PackValue?PackQualifier=OU [01.1:59,52]01.3=PackUOM?PackQualifier=OU
PIA OrderLine,ShipmentLine,InvoiceLine 02.1@02.2x5(articles)
`

/** Fields by the code of the element before or behind them. The last one takes all other codes. */
export const codedFields = `
phones TE=PrimaryPhone FX=PrimaryFax EM=PrimaryEmail AdditionalContactDetails/ContactID@AdditionalContactDetails/ContactQual
items UP=ConsumerPackageCode EN=EAN UK=GTIN UA=UPCCaseCode ND,N4,N1=NatlDrugCode IB=InternationalStandardBookNumber IN,BP=BuyerPartNumber VN,VP=VendorPartNumber ProductID/PartNumber@ProductID/PartNumberQual
colors BO,VE=~ProductColorCode IZ,SZ=~ProductSizeCode SM=~NRFStandardColorAndSize/NRFSizeCode CM=~NRFStandardColorAndSize/NRFColorCode
articles EN=EAN SRV=GTIN UP=ConsumerPackageCode IB=InternationalStandardBookNumber IN,BP=BuyerPartNumber SA,VN,VP=VendorPartNumber BC,BF,BG=NatlDrugCode ProductID/PartNumber@ProductID/PartNumberQual
`
