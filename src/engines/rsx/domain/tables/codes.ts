// Codes of the network's lists that decide what a check does.

/** Codes with which an amount is on the invoice: none, off the invoice, paid by the customer. */
export const onInvoice = new Set(['', '02', '06'])
/** Codes with which an amount is settled in another way: billed back, by cheque, by the seller. */
export const settledElsewhere = new Set(['01', '03', '05', '09'])
/** An amount that is only mentioned. */
export const forInformation = '15'

/** Statuses of lines that are not delivered. */
export const refusedStatuses = new Set(['IR', 'R1', 'R2', 'R3', 'R4', 'R7', 'ROS', 'CC', 'ID'])
export const laterStatuses = new Set(['IB', 'IF', 'IH', 'IW'])

/** Types of invoices that do not ask for a payment. */
export const unpaidTypes = new Set(['CR', 'PRO'])
/** Types of invoices that pay back. */
export const creditTypes = new Set(['CR'])
/** Types of invoices that correct an earlier one, which has the same number or another one. */
export const correctionTypes = new Set(['U5'])

/** The role of a document beside earlier ones. */
export type Purpose = 'original' | 'replacement' | 'cancellation' | 'confirmation' | 'copy'

/** The purpose of a document by its `TsetPurposeCode`: first and last sendings, and news that the work is complete, are originals. */
export const purposes: ReadonlyMap<string, Purpose> = new Map([
  ['', 'original'],
  ['00', 'original'],
  ['20', 'original'],
  ['CN', 'original'],
  ['05', 'replacement'],
  ['01', 'cancellation'],
  ['06', 'confirmation'],
  ['07', 'copy'],
])

/** The purposes with which a document may be valid. Of the versions of one document, those of the first group found are. */
export const validPurposes: readonly (readonly Purpose[])[] = [['replacement'], ['original', 'confirmation'], ['copy']]

/** Codes of dates that begin and end a window, as `DateTimeQualifier` has them. */
export const dateWindows = [
  ['037', '038'],
  ['064', '063'],
  ['071', '074'],
  ['015', '016'],
  ['145', '146'],
  ['196', '197'],
] as const

/** Codes of the first day and of the last days on which goods may leave. */
export const firstDays = new Set(['037'])
export const lastDays = new Set(['038', '001'])

/** Statuses with which an acknowledgement names another price. */
export const otherPriceStatuses = new Set(['IP', 'IC'])
/** Statuses with which an acknowledgement names a later day for goods that ship. */
export const laterDateStatuses = new Set(['BP', 'DR', 'IB'])
/** Statuses with which an acknowledgement names another quantity. */
export const otherQuantityStatuses = new Set(['IQ', 'IC'])

/** The type of packs that a packing medium counts. */
export const countedPacks = new Map([
  ['CTN', { type: 'P', noun: 'carton' }],
  ['PLT', { type: 'T', noun: 'pallet' }],
])

/** The type of an order whose goods go to several stores. */
export const multiStore = 'SD'

/** Units that count pieces. */
export const pieceUnits = new Set(['', 'EA', 'PC', 'UN'])
/** The bases that a price without one may have: a piece, or the unit of its quantity. */
export const usualPriceBases = new Set(['PE', 'UM'])
/** How many pieces a price is for, by its basis. */
export const piecesPerPrice = new Map([
  ['PE', 1],
  ['PN', 10],
  ['PD', 12],
  ['HP', 100],
  ['HT', 1000],
  ['TT', 10_000],
  ['HTH', 100_000],
])
