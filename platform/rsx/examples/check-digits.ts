/** The GS1 check digit of the digits before it: weights 3 and 1 from the right. */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** The seller's company prefix. */
const prefix = '8123456'

/** The UPC of the seller's item, with 12 digits. The item's number has up to four. */
export function upc(item: number): string {
  const digits = prefix + String(item).padStart(4, '0')
  return digits + checkDigit(digits)
}

/** The GTIN of a case of the item, with 14 digits: packaging indicator 1 before the item's number. */
export function caseGtin(item: number): string {
  const digits = `10${prefix}${String(item).padStart(4, '0')}`
  return digits + checkDigit(digits)
}

/** The SSCC of a carton or pallet with its application identifier, 20 digits. Cartons and pallets differ in `extension`. */
export function sscc(extension: number, serial: number): string {
  const digits = `${extension}${prefix}${String(serial).padStart(9, '0')}`
  return `00${digits}${checkDigit(digits)}`
}
