import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { sampleLanguages } from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'
import { outlinedDocument } from '@/engines/openapi/reader/json-outline'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { sampleRequest } from '@/engines/openapi/model/sample-request'
import { address, defined, markdownOf, open, operation, property } from './fixtures'

// Whole documents, as their authors have written them.

const textOf = (name: string) => readFileSync(new URL(`inputs/${name}`, import.meta.url), 'utf8')
const read = async (name: string) => bundleOf(address, await parseText(textOf(name)))

it('integers above 2⁵³ and 10.00 keep their digits in the page, the copied page and every sample', async () => {
  const name = 'integers-above-2-to-the-53.json'
  for (const held of [await read(name), bundleOf(address, outlinedDocument(textOf(name)))]) {
    const view = operation(held, '/cartons/{sscc}', 'put')
    expect(view.body?.contents[0]?.examples[0]?.text).toContain('"weight": 10.00')
    expect(view.responses[0]?.contents[0]?.examples[0]?.text).toContain('106141411234567903')
    const markdown = await markdownOf(held, view)
    for (const number of ['106141411234567897', '106141411234567903', '10.00']) expect(markdown).toContain(number)
    for (const language of sampleLanguages) {
      const code = createSnippet(sampleRequest(view, {}), language)
      expect(code).toContain('/cartons/106141411234567897')
      expect(code).toMatch(/sscc\W+106141411234567897\W[^]*weight\W+10\.00\W/)
    }
  }
})

it.each([
  ['/users', 'User', '{"total":0,"items":[{"name":"Ann"}]}'],
  ['/groups', 'Group', '{"total":0,"items":[{"members":7}]}'],
])('the page of %s has items of its own kind, %s', async (path, title, example) => {
  const held = await read('page-bound-in-two-ways.yaml')
  const [content] = defined(operation(held, path, 'get').responses[0]).contents
  expect(property(open(held, content?.schema?.nested), 'items').items?.title).toBe(title)
  expect(content?.examples[0]?.text.replaceAll(/\s/g, '')).toBe(example)
})

it('an XML attribute in a namespace is declared on its element', async () => {
  const [content] = operation(await read('attribute-in-a-namespace.yaml'), '/x').body?.contents ?? []
  const xml = defined(content?.examples[0]).text
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (fault) => {
    throw fault
  })
  expect(() => parser.write(xml).close()).not.toThrow()
  expect(xml).toContain('<doc xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="string"/>')
})

it.each([
  ['/base', ['Middle', 'Leaf'], 'Middle', ['type']],
  ['/leaf', ['Leaf'], 'Leaf', ['type', 'mid', 'leaf']],
])('two levels of kinds are all named at %s: %j', async (path, kinds, kind, names) => {
  const held = await read('two-levels-of-kinds.yaml')
  const [content] = operation(held, path).body?.contents ?? []
  const level = open(held, content?.schema?.nested)
  expect(level.discriminator?.values.map(({ value }) => value)).toEqual(kinds)
  expect(level.properties.map(({ name }) => name)).toEqual(names)
  expect(JSON.parse(defined(content?.examples[0]).text)).toMatchObject({ type: kind })
})
