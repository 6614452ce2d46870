import type { KindCode } from '@/engines/rsx/findings/kinds'
import { together, type Row } from './cells'
import { framingRows } from './framing'
import { readingRows } from './reading'
import { relationRows } from './relations'
import { designFormatRow, retailerRows } from './retailer'
import { structureRows } from './structure'
import { timeRow, valueRows } from './value'

/** For every kind of finding and every format: documents with one error of the kind, or why it cannot occur there. */
export const plantedTable: Record<KindCode, Row> = {
  ...readingRows,
  ...framingRows,
  ...structureRows,
  ...valueRows,
  'time-or-zone': together(timeRow, designFormatRow),
  ...relationRows,
  ...retailerRows,
}
