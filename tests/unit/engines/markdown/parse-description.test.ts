import { expect, it } from 'vitest'
import { parseDescription } from '@/engines/markdown/parse-description'

/** The tags and ids of the headings of a description, and all its ids. */
async function headingsOf(text: string) {
  const { tree, ids } = await parseDescription(text)
  const matches = JSON.stringify(tree).matchAll(/"tagName":"(h\d)","properties":\{"id":"([^"]+)"/g)
  return { headings: [...matches].map(([, tag, id]) => `${tag} ${id}`), ids }
}

it.each([
  ['Markdown', '# One\n\n## Responses\n\nText'],
  ['HTML', '<h1>One</h1><h2 id="about">Responses</h2><p id="text">Text</p>'],
])('headings of a description in %s move two levels down', async (_, text) => {
  expect(await headingsOf(text)).toEqual({ headings: ['h3 one', 'h4 responses'], ids: ['one', 'responses'] })
})

it('no heading is below the sixth level', async () => {
  expect((await headingsOf('##### Five\n\n###### Six')).headings).toEqual(['h6 five', 'h6 six'])
})

it('the ids of footnotes are listed', async () => {
  const { headings, ids } = await headingsOf('Yes[^1].\n\n[^1]: No.')
  expect(headings).toEqual(['h4 footnote-label'])
  expect(ids).toEqual(['user-content-fnref-1', 'footnote-label', 'user-content-fn-1'])
})
