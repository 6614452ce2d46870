import { expect, test } from 'vitest'
import { applyQuickFix, readText } from './support'

const record = '{"Header":{"OrderHeader":{"Vendor":"V1"}}}'
const expectation = 'A JSON file holds one record, without a root.'

/** The findings about the root of a JSON file, and how many records are read. */
async function rootOf(text: string) {
  const { document, findings } = await readText(text, { name: 'file.json' })
  return {
    records: document.records.length,
    findings: findings
      .filter(({ code }) => code === 'wrong-root')
      .map(({ found, message, fix, quickFix }) => [found, message, fix ?? quickFix?.label]),
  }
}

const remove = 'Remove what is around the record'
const split = 'Send one file for each record.'

test.each([
  [record, 1, []],
  [`[${record}]`, 1, [['array', `An array has the record. ${expectation}`, remove]]],
  [` [${record},${record}] `, 2, []],
  ['[]', 0, [['array', `An array has no record. ${expectation}`, 'Write the record as an object.']]],
  [`{"Orders":${record}}`, 1, [['Orders', `The object Orders has the record. ${expectation}`, remove]]],
  [
    `{"Orders":{"Order":[${record},${record}]}}`,
    2,
    [['Orders', `The object Orders has 2 records. ${expectation}`, split]],
  ],
  [`{"Order":${record}}`, 1, [['Order', `The object Order has the record. ${expectation}`, remove]]],
  ['"text"', 0, [['text', 'A JSON file holds one Order as an object, not a value.', undefined]]],
  ['null', 0, [['', 'A JSON file holds one Order as an object, not a value.', undefined]]],
  [
    `[${record},7]`,
    1,
    [
      ['7', 'A JSON file holds one Order as an object, not a value.', undefined],
      ['array', `An array has 2 records. ${expectation}`, split],
    ],
  ],
])('%s has %i records', async (text, records, findings) => {
  expect(await rootOf(text)).toEqual({ records, findings })
})

test.each([`   [${record}]`, `[${record}]   `, `\n{"Orders":{"Order":${record}}}\n\n\n`])(
  'the fix of %j leaves the record',
  async (text) => {
    const { findings } = await readText(text, { name: 'file.json' })
    expect(JSON.parse(applyQuickFix(text, findings[0]))).toEqual(JSON.parse(record))
  },
)
