/**
 * The lists of codes: fields of RSX, the data element of X12 and of EDIFACT (`-` for none, `~` for uncertain), the form of the codes
 * that X12 and RSX share (2 characters, 1 to 2, `n3` three digits, the codes
 * themselves where other codes of the segment look alike, `-` for none), and the codes that differ, as
 * `code=code of RSX` for EDIFACT and `code>code of RSX` for X12.
 */
export const codeLists = `
TsetPurposeCode 353 1225 00,01,04,05,06,07,20,CN 9=00 1=01 5=05 7=07 31=~07 4=04 6=06
PrimaryPOTypeCode,POTypeCode 92 1001 26,BH,BK,CF,CN,DS,EO,IN,KC,KN,NP,NS,OS,PR,RE,RL,RO,SA,SP,SS,TS,WH,WO 220=SA 221=BK 224=RO 226=RL 227=CN 228=SP
AcknowledgementType 587 1225 AC,AD,AE,AH,AK,AP,NA,RD,RF,RJ,RO 29=AD 4=AC 27=RD
InvoiceTypeCode 640 1001 2 CN>~CR DI>~DR PR>~DR 380=DR 381=CR 325=PRO 389=SELF 384=U5
SalesRequirementCode 563 - 1-2
ShipCompleteCode ~563 - - SC>~N BK>~Y
TermsType 336 4279 2 1=01 3=03 22=08
TermsBasisDateCode 333 2475 1-2 5=3 9=5 1=09 66=4 21=15 81=1 29=2 67=6 68=7 69=8
TermsTimeRelationCode - 2009 - 1=1
PaymentMethodCode 107 4461 1-2 42=42
TermsDueDateQual 283 - -
DateTimeQualifier,ItemScheduleQualifier 374 2005 n3 2=002 7=007 10=010 11=011 12=012 13=013 15=015 16=016 17=017 20=020 35=035 36=511 37=037 38=038 44=018 50=050 61=~001 63=063 64=064 67=067 69=069 79=079 132=371 133=369 137=097 178=372 186=370 200=~118 209=209 361=BBD
ContactTypeCode 366 3139 2 BU>~BD OC=OC PD=BD IC=IC SR=SR GR=RE TI>~TIC
ContactQual 365 3155 2 AL=~CP
AddressTypeCode 98 3035 2 SE>VN SU>VN RE>~RI BY=BY DP=ST ST=ST SU=VN SE=VN IV=BT BT=BT UC=~Z7 SF=SF CN=CN FW=FW WH=WH OB=OB PR=PR PE=~RI CA=TP MF=MF AG=AG BO=BO PW=PW SO=SO
LocationCodeQualifier 66 3055 1-2 9=UL 91=91 92=92 16=1
ReferenceQual 128 1153 2 PO>~AN DQ=DNN AAK=AAK BT=BT CT=CT PD=PD PK=PK PL=PL SE=SE SI=SI IT=IT VN=VN IV=INV BM=BM CN=CN MB=MB VV=VV AWB=AWB CAN=~CAN ALO=~BAF AAJ=DO
FOBPayCode,FreightPayCode 146 4215 2 CC=CC PP=PP CA=CA DF=DF
FOBLocationQualifier,FOBTitlePassageCode 309 3227 1-2
TransportationTermsType 334 - 2
RiskOfLossCode 54 - 2
CommodityCodeQualifier 23 - 1
MeasurementQualifier 738 6313 1-3 WT=WT LN=LN WD=WD HT=HT ABJ=~VOL
MeasurementSignificanceCode ~935 6321 -
ReportTypeCode 755 - 2
PackagingCharacteristicCode 753 7081 1-5
AgencyQualifierCode 559 1131 2
UnitLoadOptionCode 400 - 2
PackingMedium 103 7065 3 CT=CTN PX=PLT BX=BOX CS=~CAS
PackingMaterial ~103 - -
WeightQualifier 187 6313 1-2 AAB=G AAD=G AAA=N AAC=N T=T
PalletExchangeCode 399 8395 1
StatusCode 368 - 2
CarrierTransMethodCode 91 8067 1-2 20=~R 30=M 40=A
EquipmentDescriptionCode 40 8053 2 CN=CN
OwnershipCode 102 8281 1
RoutingSequenceCode 133 8051 1-2
TransitDirectionCode 731 - 2
TransitTimeQual,TransitTimeQualifier 732 2151 2
ServiceLevelCode 284 - 2
SealStatusCode 407 4517 2
SpecialHandlingCode 152 4079 2-3
HazardousMaterialCode 208 - 1
YesOrNoResponse 1073 - 1
MarksAndNumbersQualifier1 88 4233 1-2
QuantityQualifier 673 6063 2 17>QOH 63>~OOR 21=~B3
LeadTimeCode 345 - 2
LeadTimePeriodInterval 344 2151 2
NoteCode 363 4451 3 AAI=GEN DEL=SHP PAC=PCK
TaxTypeCode 963 5153 1-2 VA>VA GST=GS VAT=VA
TaxPercentQual,AllowChrgPercentQual 378 5249 1
JurisdictionQual 955 - 2
TaxExemptCode 441 5305 1
RelationshipCode 662 - 1
TaxHandlingCode ~331 - 2
AllowChrgIndicator 248 5463 1 A=A C=C N=N
AllowChrgCode 1300 7161 4 FC=~D240 DI=~C310
AllowChrgAgencyCode 559 3055 2
AllowChrgHandlingCode 331 4471 2 2=~02 6=~06
MonetaryAmountCode 522 5025 1-2 203=~1 9=~BD 23=23
CreditDebitFlag 478 - 1
QuantityTotalsQualifier ~673 6069 -
UOM 355 6411 2 PCE=EA EA=EA KGM=KG GRM=GR LBR=LB LTR=LT MTR=MR CMT=CM DZN=DZ CT=CT CS=CA PR=PR
PurchasePriceType,PriceTypeIDCode 236 5125 3 AAA=AAA AAB=AAB AAE=AAE
PurchasePriceBasis,UnitPriceBasis 639 5387 2
PartNumberQual 235 7143 2 DP>DPN N2>N532 N3>N541 SK=SK MF=MG IS=IS NB=B8 BD=N532 BE=N541
ChangeReasonCode 371 - 2
PriceMultiplierQual 648 5393 3
ClassOfTradeCode 687 - 2
ProductCharacteristicCode 750 7081 08,38,39,40,73,74,76,92 8=08 38=~38
PackQualifier,PalletQualifier ~356 ~7075 - 1=~IN 3=~OU
PalletTypeCode 883 7065 1-2
PalletStructureCode ~1699 - 1
FloorReadyRequired - - -
FloorReadyTypeCode - - -
ActionCode 306 1229 1-2
ItemStatusCode 668 1229 AA,AC,AR,BP,DR,IA,IB,IC,ID,IE,IF,IH,IP,IQ,IR,IS,IW,R1,R2,R3,R4,R7,SP 5=IA 3=IC 6=IC 7=IR 2=ID
LineChangeCode 670 1229 AI,CA,CC,CE,CT,DI,PC,PQ,QD,QI,RC,RQ,RZ NC>NCH 1=AI 2=DI 3=CA 4=~NCH
ASNStructureCode 1005 - 4
PackLevelType 735 - 1
QtyLeftToReceiveStatus 368 - 2
CashDiscount ~1073 - -
SaleOrService - - -
PricingAreaQualifier - - -
DeductionReasonCode 426 4465 -
`
