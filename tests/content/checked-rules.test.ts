import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds } from '@/engines/rsx/findings/kinds'

const folder = 'platform/content/docs/rsx-docs/check-before-you-send'
const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'overview.md')

/** The rows of the rules on a page: rule, guide, and what finds a document that breaks it. */
function rulesOn(page: string): { rule: string; guide: string; found: string }[] {
  const text = readFileSync(`${folder}/${page}`, 'utf8')
  const [, section = ''] = text.split('\n## Rules, and what finds them\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => {
    const [rule = '', guide = '', found = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { rule, guide, found }
  })
}

/** Whether a cell names kinds that exist, or says that the rule is not checked, and why. */
function isTold(found: string): boolean {
  const named = [...found.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return named.length === 0 ? /^not checked: .{10,}/.test(found) : named.every((code) => code in kinds)
}

test('every page about a group of kinds has its rules', () => {
  expect(pages).toHaveLength(6)
  expect(pages.filter((page) => rulesOn(page).length < 5)).toEqual([])
})

describe('each rule of the guides names a kind that exists, or says why it is not checked', () => {
  test.each(pages)('%s', (page) => {
    for (const { rule, guide, found } of rulesOn(page)) {
      expect({ rule, found, isTold: isTold(found) }).toMatchObject({ isTold: true })
      expect(guide).toMatch(/^\[[^\]]+\]\([^)]+\)$/)
    }
  })

  test.each([
    ['an unknown kind', '`no-such-kind`', false],
    ['nothing', '', false],
    ['no reason', 'not checked', false],
    ['a kind', '`sscc`', true],
    ['several kinds', '`sscc`, `duplicate-number`', true],
  ])('a row with %s', (_, found, expected) => {
    expect(isTold(found)).toBe(expected)
  })
})
