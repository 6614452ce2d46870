import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explanations, guideOf } from '@/engines/rsx/explanations/explanations'
import { kinds } from '@/engines/rsx/findings/kinds'

const codes = Object.keys(kinds) as (keyof typeof kinds)[]

test('each kind has an explanation', () => {
  expect(Object.keys(explanations).toSorted()).toEqual(codes.toSorted())
})

describe.each(codes)('%s', (code) => {
  test.each(Object.entries(explanations[code]))('%s is one to three sentences', (_, text) => {
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text.split(/[.:] (?=[A-Z])/).length).toBeLessThanOrEqual(3)
    expect(text.length).toBeLessThanOrEqual(260)
  })
})

test('the page about refusals leads to each guide', () => {
  const page = (name: string) => readFileSync(`platform/content/docs/rsx-docs/${name}.md`, 'utf8')
  expect(page('return-documents/refused-documents')).toContain('](../check-before-you-send/overview.md)')
  const overview = page('check-before-you-send/overview')
  for (const { group } of Object.values(kinds))
    expect(overview).toContain(`](${guideOf(group).replace('check-before-you-send/', '')}.md`)
})

test('each group has a guide of its own, which the table of contents lists', () => {
  const groups = new Set(Object.values(kinds).map(({ group }) => group))
  const guides = new Set([...groups].map(guideOf))
  expect(guides.size).toBe(6)
  const listed = [...readFileSync('platform/content/docs/rsx-docs/toc.json', 'utf8').matchAll(/"link": "([^"]+)"/g)]
  expect(listed.map(([, link]) => link)).toEqual(expect.arrayContaining([...guides]))
})
