import { describe, expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { order } from '../planted/cells'
import { checkFile } from './checked-file'
import { applyQuickFix } from './support'

const lines = order.Positional.trimEnd().split('\n')

describe('what another system writes behind the text is one finding, and removing it is certain', () => {
  test.each([
    ['an end-of-file mark', 'PO1.txt', `${lines.join('\r\n')}\r\n\u001a`, lines.join('\r\n')],
    ['a mark at the end of the last line', 'PO1.txt', `${lines.join('\n')}\u001a`, lines.join('\n')],
    ['several marks', 'PO1.txt', `${lines.join('\n')}\n\u001a\u001a\r\n\u001a`, lines.join('\n')],
    ['a mark and NUL up to the end of a block', 'PO1.txt', `${lines.join('\n')}\n\u001a\0\0\0`, lines.join('\n')],
    ['a mark behind a table', 'PO1.csv', `${order.CSV}\u001a`, order.CSV],
    ['a mark behind XML', 'PO1.xml', `${order.XML}\r\n\u001a`, order.XML],
    ['a mark behind JSON', 'PO1.json', `${order.JSON}\u001a`, order.JSON],
    ['NUL in place of blanks', 'PO1.txt', lines.map((line) => line.padEnd(600, '\0')).join('\n'), lines.join('\n')],
    ['NUL behind one line', 'PO1.txt', lines.join('\n').replace('\n', '\0\0\n'), lines.join('\n')],
  ])('%s', async (_, name, text, meant) => {
    const { findings } = await checkFile(name, text)
    expect(findings.map(({ level, code, quickFix }) => [level, code, isCertain(quickFix)])).toEqual([
      ['error', 'control-character', true],
    ])
    expect(applyQuickFix(text, findings[0]).trimEnd()).toBe(meant.trimEnd())
  })

  test('a form feed behind a line feed begins a page: it is no blank line', async () => {
    const text = lines.join('\r\n').replace('\r\nOD00004', '\r\n\fOD00004')
    const { findings } = await checkFile('PO1.txt', text)
    expect(findings.map(({ code, quickFix }) => [code, isCertain(quickFix)])).toEqual([['line-length', true]])
    expect(applyQuickFix(text, findings[0])).toBe(lines.join('\r\n'))
  })
})

test('an end-of-file mark within a text, and NUL within a line, are judged as a part of the value', async () => {
  for (const character of ['\u001a', '\0']) {
    const { findings } = await checkFile(
      'PO1.txt',
      order.Positional.replace('Spring assort', `Spring${character}assort`),
    )
    expect(findings.map(({ code, place }) => [code, place.path])).toEqual([
      ['control-character', 'Header/References/Description'],
    ])
  }
})

test.each([
  ['between records that do not count it', 'A', lines.toSpliced(9, 0, 'A')],
  ['behind the last record', 'EOF', [...lines, 'EOF']],
])('a short line %s that is no record is one finding, and gets no number', async (_, __, written) => {
  const { findings } = await checkFile('PO1.txt', written.join('\n'))
  expect(findings.map(({ code, quickFix }) => [code, quickFix])).toEqual([['unknown-record', undefined]])
})

test('the numbers behind a short line that is no record may count it', async () => {
  const written = lines.with(10, 'A')
  expect((await checkFile('PO1.txt', written.join('\n'))).findings.map(({ code }) => code)).not.toContain(
    'duplicate-number',
  )
})
