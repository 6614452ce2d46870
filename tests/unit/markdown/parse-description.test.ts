import { expect, it } from 'vitest'
import { parseDescription } from '@/modules/markdown/parse-description'

/** The headings of a description and where its links lead. */
async function outline(text: string) {
  const { tree } = await parseDescription(text)
  const written = JSON.stringify(tree)
  const headings = [...written.matchAll(/"tagName":"(h\d)","properties":\{"id":"([^"]+)"/g)].map(
    ([, tag, id]) => `${tag} ${id}`,
  )
  const links = [...written.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)
  return { headings, links }
}

it.each([
  ['Markdown', '# One\n\n## Responses\n\n[down](#responses) [out](#samples) [far](https://a.example/#responses)'],
  [
    'HTML',
    '<h1>One</h1><h2 id="about">Responses</h2><a href="#responses">down</a> <a href="#samples">out</a> <a href="https://a.example/#responses">far</a>',
  ],
])('a description in %s keeps clear of the headings and ids of the page', async (_, text) => {
  expect(await outline(text)).toEqual({
    headings: ['h3 text.one', 'h4 text.responses'],
    links: ['#text.responses', '#samples', 'https://a.example/#responses'],
  })
})

it('headings end at the sixth level', async () => {
  expect((await outline('##### Five\n\n###### Six')).headings).toEqual(['h6 text.five', 'h6 text.six'])
})

it('footnotes find their heading', async () => {
  const { headings, links } = await outline('Yes[^1].\n\n[^1]: No.')
  expect(headings).toEqual(['h4 footnote-label'])
  expect(links).toEqual(['#user-content-fn-1', '#user-content-fnref-1'])
})
