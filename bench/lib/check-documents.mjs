// Orders of a size in each format, made from an example of the platform; the unit of every 50th line is no code.
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { examples } from '../../platform/rsx/examples/examples.ts'
import { writeCsv, writeJson, writePositional, writeXml } from '../../platform/rsx/examples/write.ts'

const writers = {
  XML: [writeXml, 'xml'],
  JSON: [writeJson, 'json'],
  CSV: [writeCsv, 'csv'],
  Positional: [writePositional, 'txt'],
}
const FAULT_EVERY = 50

export const formats = Object.keys(writers)
/** Flat layouts fit both versions of a line; the schema with codes is the one that is checked. */
export const schema = documentSchema('7.7.4', 'Orders')

/** @returns the text of an order with as many lines as make up the bytes, and the ending of its file. */
export function orderOf(format, bytes) {
  const [write, ending] = writers[format]
  const { record } = examples().find(({ stem }) => stem === 'PO104415-1-v7.7-CrossDock')
  const withLines = (count) =>
    write(schema, { ...record, LineItem: Array.from({ length: count }, (_, i) => line(record.LineItem, i)) })
  const [few, more] = [100, 200].map((count) => withLines(count).length)
  const perLine = (more - few) / 100
  return { text: withLines(Math.max(1, Math.round(100 + (bytes - few) / perLine))), ending }
}

function line(lines, i) {
  const given = lines[i % lines.length]
  const OrderLine = {
    ...given.OrderLine,
    LineSequenceNumber: String(i + 1),
    ...(i % FAULT_EVERY === 7 && { OrderQtyUOM: 'EACH' }),
  }
  return { ...given, OrderLine }
}
