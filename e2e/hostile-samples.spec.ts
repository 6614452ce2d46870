import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasPythonRequests } from '../scripts/sample-tools.ts'
import { paste } from './support/docs.ts'
import { displayedSample, runSample } from './support/samples.ts'
import { expect, test } from './support/test.ts'

/** Texts that would end a string in Python, JavaScript or a shell and run code, or that an encoding could change. */
const texts = {
  python: 'a": __import__("os")._exit(7), "b',
  javascript: "a\\'}}; process.exit(7); ({a: {b: 'c",
  shell: "a'; exit 7; '$(exit 7)`exit 7`",
  letters: 'a\\ b\\" %41 &c=d;[1-9]{x} ${y} ä€\u2028z',
}
const object = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name} ${text}`, text]))
/** Characters with a meaning in a URI. A query may contain all of them except the last seven, which are encoded. */
const reserved = "a:/?@!$'(),;=*b[1-2]&+#"
const content = (type: string, example: unknown) => ({ requestBody: { content: { [type]: { example } } } })

function documentFor(server: string) {
  const open = { in: 'query', name: 'open', required: true, allowReserved: true, example: reserved }
  const parameters = Object.entries(texts).flatMap(([name, example]) => [
    { in: 'query', name: `${name} ${example}`, required: true, example },
    { in: 'header', name: `X-${name}`, required: true, example: example.replaceAll(/[^ -~]/g, '') },
    { in: 'header', name: `X-${example}`, required: true, example: 'never sent' },
  ])
  return {
    openapi: '3.2.0',
    info: { title: 'Hostile', version: '1' },
    servers: [{ url: server }],
    paths: {
      '/json?at="+exit(7)+"': {
        post: { summary: 'Send JSON', parameters: [open, ...parameters], ...content('application/json', object) },
      },
      '/form': { post: { summary: 'Send a form', ...content('application/x-www-form-urlencoded', object) } },
      '/parts': { post: { summary: 'Send parts', ...content('multipart/form-data', { note: texts.shell, ...texts }) } },
      '/text': { post: { summary: 'Send a text', ...content('text/plain', `@${Object.values(texts).join('\n')}`) } },
      '/method': { additionalOperations: { '$(exit 7)"': { summary: 'Use a method' } } },
    },
  }
}

for (const language of ['curl', 'python', 'javascript'] as const) {
  test(`texts of a document in samples in ${language} are sent and never executed`, async ({ page }) => {
    test.skip(language === 'python' && !hasPythonRequests(), 'this machine has no Python with Requests')
    const received: Request[] = []
    const service = createServer((request, response) => {
      const parts: Buffer[] = []
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ])
          const url = `http://localhost${request.url}`
          received.push(new Request(url, { method: 'POST', headers, body: Buffer.concat(parts) }))
          response.end('{}')
        })
    })
    await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
    const samples = page.getByRole('complementary', { name: 'Samples' })
    const rendered = page.getByRole('region', { name: 'Rendered documentation' })
    const open = async (operation: string) => {
      await rendered.getByRole('link', { name: operation }).first().click()
      await expect(rendered.getByRole('heading', { level: 2 }).first()).toHaveText(operation)
    }
    /** The request that the displayed sample of an operation sends. */
    const sent = async (operation: string) => {
      await open(operation)
      await runSample(await displayedSample(samples, language), language)
      const request = received.pop()
      if (!request) throw new Error(`Nothing was sent by ${operation}`)
      await rendered.getByRole('link', { name: 'All operations' }).click()
      return request
    }
    try {
      await page.goto('/docs/label/swagger-documentation-verification')
      await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
      await paste(page, JSON.stringify(documentFor(`http://localhost:${(service.address() as AddressInfo).port}`)))
      const json = await sent('Send JSON')
      expect(await json.json()).toEqual(object)
      expect(Object.fromEntries(new URL(json.url).searchParams)).toEqual({
        ...object,
        open: reserved,
        at: '" exit(7) "',
      })
      expect(json.url).toMatch(/&open=a:\/\?@!\$('|%27)\(\),;=\*b%5B1-2%5D%26%2B%23&/)
      for (const [name, text] of Object.entries(texts)) {
        expect(json.headers.get(`X-${name}`)).toBe(text.replaceAll(/[^ -~]/g, ''))
      }
      expect([...json.headers.values()]).not.toContain('never sent')

      const form = await sent('Send a form')
      expect(Object.fromEntries(await form.formData())).toEqual(object)
      const parts = await sent('Send parts')
      expect(Object.fromEntries(await parts.formData())).toEqual({ note: texts.shell, ...texts })
      const text = await sent('Send a text')
      expect(await text.text()).toBe(`@${Object.values(texts).join('\n')}`)

      await open('Use a method')
      await expect(samples).toContainText('No sample is available.')
    } finally {
      service.close()
    }
  })
}

test('code that takes long to highlight delays neither the page nor other code', async ({ page }) => {
  const busy = 'a.'.repeat(19_000).replaceAll(/.{1900}/g, '$&\n')
  const description = `\`\`\`csharp\n${busy}\n\`\`\`\n\n\`\`\`json\n{ "after": true }\n\`\`\``
  const operation = { summary: 'Keep busy', description }
  await page.goto('/docs/label/swagger-documentation-verification')
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeVisible()
  await paste(
    page,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Hostile', version: '1' }, paths: { '/x': { get: operation } } }),
  )
  await page.getByRole('region', { name: 'Rendered documentation' }).getByRole('link', { name: 'Keep busy' }).click()
  await page.getByRole('button', { name: 'Show the whole description' }).click()
  const code = (text: string) => page.getByRole('article').locator('pre code', { hasText: text })
  // On the main thread the first code block alone would take longer than this timeout.
  await expect(code('"after"').locator('span').first()).toHaveText('"after"', { timeout: 30_000 })
  // Unhighlighted long code consists of long pieces; highlighted code consists of tokens such as `a`.
  const pieces = await code('a.a.a.').locator('span').allTextContents()
  expect(pieces.filter((piece) => piece.length < 100)).toEqual([])
})
