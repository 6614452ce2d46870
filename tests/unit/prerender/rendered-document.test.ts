import { expect, it } from 'vitest'
import { renderedDocument } from '../../../scripts/prerender/snapshot'

const template = `<head>
    <meta name="description" content="Of the portal." />
    <meta property="og:title" content="Dev Center" />
    <meta property="og:description" content="Of the portal." />
    <title>Dev Center</title>
    <script type="module" crossorigin src="/assets/entry-1.js"></script>
    <script src="/start.js" data-code="{}"></script>
    <link rel="stylesheet" crossorigin href="/assets/entry-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>`

const snapshot = {
  title: 'Dev Center | Docs / "Labels" & <more>',
  heading: 'Labels & slips',
  description: 'Labels for $& cartons.',
  styles: ['/assets/entry-1.css', '/assets/page-2.css'],
  html: '<main><h1>Labels</h1></main>',
}
const place = { url: 'https://portal.example/a?b=1&c=2', markdown: 'https://content.example/a.md' }

it('has the page behind the root, and its facts in the head, where nothing of them is markup', () => {
  const document = renderedDocument(template, snapshot, place)
  expect(document).toContain('<div id="root"></div>\n    <div id="rendered"><main><h1>Labels</h1></main></div>')
  expect(document).toContain('<title>Dev Center | Docs / &quot;Labels&quot; &amp; &lt;more></title>')
  expect(document).toContain('<meta property="og:title" content="Labels &amp; slips" />')
  expect(document.match(/content="Labels for \$&amp; cartons\."/g)).toHaveLength(2)
  expect(document).toContain('<link rel="canonical" href="https://portal.example/a?b=1&amp;c=2">')
  expect(document).toContain('type="text/markdown" data-rendered href="https://content.example/a.md"')
  expect(document.match(/rel="stylesheet"/g)).toHaveLength(2)
})

it('only preloads the code, which the start script loads after the paint', () => {
  const document = renderedDocument(template, snapshot, place)
  expect(document).not.toContain('type="module"')
  expect(document).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/entry-1.js" data-entry>',
  )
})

it('shortens a long description between words, and keeps that of the portal without one', () => {
  const long = renderedDocument(template, { ...snapshot, description: 'label '.repeat(60) }, place)
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(long) ?? []
  expect(description).toMatch(/^(label )+…$/)
  expect(description.length).toBeLessThanOrEqual(202)
  expect(renderedDocument(template, { ...snapshot, description: '' }, place)).toContain('content="Of the portal."')
})
