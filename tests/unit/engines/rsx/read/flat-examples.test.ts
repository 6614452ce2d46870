import { describe, expect, test } from 'vitest'
import { examples } from '../../../../../platform/rsx/examples/examples'
import { writeCsv, writePositional, writeXml } from '../../../../../platform/rsx/examples/write'
import { brief, plain, read, schemaOf, type PlainTree } from './support'

/** A tree with what a layout carries, in the order of names: flat files have an order of their own. */
function carried([name, content]: PlainTree, paths: ReadonlySet<string>, path = ''): PlainTree {
  if (typeof content === 'string') return [name, content]
  const below = content.filter(([child]) => paths.has(path === '' ? child : `${path}/${child}`))
  const children = below.map((child) => carried(child, paths, path === '' ? child[0] : `${path}/${child[0]}`))
  return [name, children.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))]
}

describe.each([
  ['CSV', writeCsv, 'csv'],
  ['Positional', writePositional, 'txt'],
] as const)('%s', (format, write, ending) => {
  test.each(examples())('the example $stem has the tree of its XML', async ({ document, stem, record }) => {
    const schema = schemaOf(document)
    const flat = await read(write(schema, record), { document, name: `${stem}.${ending}` })
    const xml = await read(writeXml(schema, record), { document, name: `${stem}.xml` })
    expect(brief(flat)).toEqual([])
    expect(flat.document).toMatchObject({ format, isComplete: true })
    const paths = flat.document.carriedPaths ?? new Set()
    expect(flat.document.records.map(plain).map((tree) => carried(tree, paths))).toEqual(
      xml.document.records.map(plain).map((tree) => carried(tree, paths)),
    )
  })
})
