/** The GS1 check digit of a number without it: weights 3 and 1 from the right. */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** The seller's company prefix. */
const prefix = '8123456'

/** UPC of the seller's item with this number of up to four digits: 12 digits. */
export function upc(item: number): string {
  const digits = prefix + String(item).padStart(4, '0')
  return digits + checkDigit(digits)
}

/** GTIN of a case of the item: packaging indicator 1 before the item's number, 14 digits. */
export function caseGtin(item: number): string {
  const digits = `10${prefix}${String(item).padStart(4, '0')}`
  return digits + checkDigit(digits)
}

/** SSCC of a carton or pallet with its application identifier, 20 digits. `extension` tells cartons and pallets apart. */
export function sscc(extension: number, serial: number): string {
  const digits = `${extension}${prefix}${String(serial).padStart(9, '0')}`
  return `00${digits}${checkDigit(digits)}`
}
