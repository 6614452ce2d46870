import { mkdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMatch } from '@/lib/wildcards'
import { matchingFiles } from '../../../cli/patterns'
import { folderOf, removeFolder } from './run-tool'

let folder = ''
beforeAll(() => {
  folder = folderOf({
    'a.xml': '',
    'b.json': '',
    'in/c.xml': '',
    'in/deep/d.xml': '',
    '.hidden/e.xml': '',
    'in/.f.xml': '',
  })
  mkdirSync(join(folder, 'folder.xml'))
  symlinkSync('..', join(folder, 'in/circle'))
})
afterAll(() => removeFolder(folder))

describe('a pattern', () => {
  test.each([
    ['*.xml', ['a.xml']],
    ['?.xml', ['a.xml']],
    ['**/*.xml', ['a.xml', 'in/c.xml', 'in/deep/d.xml']],
    ['in/**', ['in/c.xml', 'in/circle', 'in/deep/d.xml']],
    ['*/c.xml', ['in/c.xml']],
    ['*/*/d.xml', ['in/deep/d.xml']],
    ['**/deep/*', ['in/deep/d.xml']],
    ['in/.*', ['in/.f.xml']],
    ['nowhere/*', []],
    ['*.pdf', []],
  ])('%s finds %j', async (pattern, found) => {
    expect((await matchingFiles(join(folder, pattern))).map((path) => relative(folder, path))).toEqual(found)
  })

  test.each([
    ['order.xml', '*.xml', true],
    ['order.xml', 'o*r*l', true],
    ['order.xml', 'o?der.xml', true],
    ['order.xml', '*.json', false],
    ['order', 'order?', false],
    ['.order', '*', false],
    ['', '*', true],
  ])('takes %j for %j: %s', (name, pattern, isMatching) => {
    expect(isMatch(name, pattern)).toBe(isMatching)
  })

  test('of many wildcards is matched in time proportional to the name', () => {
    expect(isMatch('a'.repeat(5000), `${'a*'.repeat(200)}b`)).toBe(false)
  })
})
