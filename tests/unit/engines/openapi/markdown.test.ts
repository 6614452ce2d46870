import { describe, expect, it } from 'vitest'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { bundle, defined, markdownOf, operation } from './fixtures'

const text = { type: 'string' }

async function linesOf(post: object, rest: object = {}, version?: string): Promise<string[]> {
  const held = bundle({ '/labels': { post } }, rest, version)
  return (await markdownOf(held, operation(held))).split('\n')
}
const inBody = (schema: object) => linesOf({ requestBody: { content: { 'application/json': { schema } } } })

describe('an operation as Markdown', () => {
  it('starts with the title, document, states, address and description', async () => {
    const post = {
      summary: 'Save a *label*|internal',
      description: 'Keeps **it**.',
      deprecated: true,
      parameters: [{ name: 'lost', in: 'nowhere' }],
    }
    expect((await linesOf(post)).slice(0, 17)).toEqual([
      String.raw`# Save a \*label\*`,
      '',
      'Labels 1.4.0',
      '',
      '**Internal**',
      '',
      '```http',
      'POST https://docs.example/labels',
      '```',
      '',
      '**This operation is deprecated.**',
      '',
      expect.stringMatching(/^Error: The document does not say where the parameter lost belongs\. `.*`$/),
      '',
      'Keeps **it**.',
      '',
      '## Authentication',
    ])
    const lines = await linesOf({})
    expect(lines).toContain('Endpoint description not available.')
    expect(lines).toContain('The document names no responses.')
  })

  it('says that a method is not supported', async () => {
    const held = bundle({ '/labels': { trace: {} } })
    expect(await markdownOf(held, operation(held, '/labels', 'trace'))).toContain(
      'The method TRACE is not supported in this documentation.',
    )
  })

  it('contains no address, authentication and servers for a webhook', async () => {
    const webhooks = { sent: { post: { security: [{ key: [] }], servers: [{ url: '/a' }, { url: '/b' }] } } }
    const held = bundle({}, { webhooks })
    const view = defined(extractOperation(openReading(held), { path: 'sent', method: 'post', webhook: true }))
    const markdown = await markdownOf(held, view)
    expect(markdown).toContain('**Webhook**\n\n```http\nPOST sent\n```')
    expect(markdown).not.toMatch(/^## (Authentication|Servers)/m)
  })

  it('contains the authentication with scopes, addresses and problems', async () => {
    const securitySchemes = {
      oauth: {
        type: 'oauth2',
        description: 'See\n\n- **here**',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://auth.example',
            tokenUrl: 'https://auth.example/token',
            refreshUrl: 'https://auth.example/refresh',
            scopes: { write: 'Write *all*', read: '' },
          },
        },
      },
      key: { type: 'apiKey', in: 'header', name: 'X-Key', deprecated: true },
      oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://auth.example/oidc' },
    }
    const security = [{ oauth: ['write', 'read'], key: [] }, { oidc: [] }, { gone: [] }, {}]
    const lines = await linesOf({ security }, { components: { securitySchemes } })
    const from = lines.indexOf('## Authentication')
    expect(lines.slice(from + 2, lines.indexOf('## Header') - 1)).toEqual([
      'One of these is enough:',
      '',
      '- Bearer token (OAuth 2.0) `oauth`',
      '',
      '  See',
      '',
      '  - **here**',
      '',
      String.raw`  - Scope ${'`write`'}: Write \*all\*`,
      '  - Scope `read`',
      '  - Authorization code, Authorization URL `https://auth.example`, Token URL `https://auth.example/token`, Refresh URL `https://auth.example/refresh`',
      '',
      '  and API key in the header X-Key `key`, deprecated',
      '- Bearer token (OpenID Connect) `oidc`',
      '',
      '  - <https://auth.example/oidc>',
      '- unknown `gone`',
      '',
      '  - Error: The security scheme gone is not defined in the document. `gone`',
      '',
      'It may also be called without.',
    ])
    expect(await linesOf({ security: [] })).toContain('None: this operation is open.')
    expect(await linesOf({})).toContain('Bearer token.')
  })

  it('contains the serialization of parameters', async () => {
    const parameters = [
      {
        name: 'id',
        in: 'query',
        description: 'a | b\nc',
        schema: { ...text, enum: ['x'], default: 'x', maxLength: 4 },
      },
      { name: 'ids', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', items: text } },
      { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
      { name: 'sid', in: 'cookie', deprecated: true, allowEmptyValue: true, schema: text, example: 'abc' },
      {
        name: 'pick',
        in: 'query',
        schema: text,
        examples: { a: { value: 1, summary: 'One | two' }, b: { value: '' } },
      },
      { name: 'late', in: 'header', schema: text, examples: { a: { $ref: '#/nowhere' } } },
    ]
    const lines = await linesOf({ parameters })
    expect(lines).toEqual(
      expect.arrayContaining([
        String.raw`| ${'`id`'} | string | no | One of ${'`x`'}; at most 4 characters; Default ${'`x`'}. a \| b c |`,
        '| `ids` | array of string | no | Style pipeDelimited. |',
        '| `filter` | object | no | As application/json. |',
        String.raw`| ${'`pick`'} | string | no | Examples ${'`1`'} (One \| two), ${'`""`'} (b). |`,
        '| `sid` | string | no | Deprecated; May be empty; Example `abc`. |',
      ]),
    )
    expect(lines.find((line) => line.startsWith('| `late`'))).toContain('Error: ')
  })

  it('contains the rules, values and states of a property, and those of the items of an array', async () => {
    const properties = {
      code: { ...text, pattern: '^[A-Z]|x$' },
      kind: { const: 'label', deprecated: true, xml: { attribute: true } },
      secret: { ...text, writeOnly: true, examples: ['s3'], title: 'A secret' },
      tags: { type: 'array', maxItems: 3, items: { ...text, enum: ['x', ''], minLength: 2, description: 'A tag.' } },
      state: {
        enum: ['OPEN', 'GONE'],
        'x-enum-descriptions': ['Not yet *packed*'],
        externalDocs: { url: 'https://docs.example/a(b)', description: 'All [states]' },
      },
      lost: { $ref: '#/components/schemas/Gone' },
      size: { $ref: '#/components/schemas/Size' },
    }
    const components = { schemas: { Size: { type: 'integer' } } }
    const schema = { description: 'What is printed.', properties, additionalProperties: false }
    const lines = await linesOf({ requestBody: { content: { 'application/json': { schema } } } }, { components })
    expect(lines).toEqual(
      expect.arrayContaining([
        'The body may be left out.',
        '`application/json`: object',
        'What is printed.',
        String.raw`| ${'`code`'} | string | no | Pattern ${'`^[A-Z]\\|x$`'}. |`,
        '| `kind` | string | no | Deprecated; Always `label`; XML `{"attribute":true}`. |',
        '| `secret` | string | no | Write only; Example `s3`. A secret |',
        '| `tags` | array of string | no | at most 3 items; Each: One of `x`, `""`; Each: at least 2 characters. Each: A tag. |',
        String.raw`| ${'`state`'} | string | no | One of ${'`OPEN`'} (Not yet \*packed\*), ${'`GONE`'}. [All \[states\]](https://docs.example/a%28b%29) |`,
        '| `size` | integer `Size` | no |  |',
        'No other properties are allowed.',
      ]),
    )
    expect(lines.find((line) => line.startsWith('| `lost`'))).toMatch(/Error: .* `#\/components\/schemas\/Gone`/)
  })

  it('contains the streams, parts and examples of a body', async () => {
    const content = {
      'application/jsonl': { itemSchema: { type: 'object', properties: { line: text } } },
      'multipart/form-data': {
        schema: { properties: { file: { ...text, format: 'binary' }, note: text } },
        encoding: {
          file: { contentType: 'image/png', headers: { 'X-Part': { schema: text } } },
          note: { style: 'form' },
        },
      },
      'application/json': {
        examples: {
          small: { summary: 'A small one', description: 'One *line*.', value: { a: '```' } },
          large: { externalValue: 'https://docs.example/large.json' },
          gone: { $ref: '#/nowhere' },
        },
      },
      'image/png': { schema: { ...text, format: 'binary' } },
      'text/plain': { example: 'a | b' },
    }
    const markdown = await linesOf({ requestBody: { required: true, content } }).then((lines) => lines.join('\n'))
    for (const part of [
      '`application/jsonl`\n\nEach item of the stream: object\n\n| Name |',
      '| `line` | string | no |  |',
      '- `file` is sent as image/png, with the headers\n\n  | Name |',
      '  | `X-Part` | string | no |  |\n- `note` is sent, style form',
      'Example `small` A small one:\n\nOne *line*.\n\n````json\n{\n  "a": "```"\n}\n````',
      'Example `large`:\n\n<https://docs.example/large.json>',
      'Example `gone`:\n\nError: ',
      '`image/png`: string, binary\n\n`text/plain`\n\nExample:\n\n```\na | b\n```',
    ])
      expect(markdown).toContain(part)
    expect(markdown).not.toContain('may be left out')
  })

  it('contains the summary, headers, links and problems of a response', async () => {
    const responses = {
      200: {
        summary: 'It *is*',
        description: 'All\n\nof it',
        headers: { 'X-Count': { required: true, description: 'How many.', schema: { type: 'integer', default: 1 } } },
        content: { 'application/json': { schema: text } },
        links: {
          next: {
            operationId: 'save',
            parameters: { id: '$response.body#/id' },
            requestBody: '$request.body',
            server: { url: 'https://{at}.example/', variables: { at: { default: 'two' } } },
            description: 'Goes on.',
          },
          odd: { operationRef: 'https://other.example/a.json' },
          bad: { $ref: '#/nowhere' },
        },
      },
      '4XX': { $ref: '#/components/responses/Gone' },
    }
    const markdown = (await linesOf({ operationId: 'save', responses })).join('\n')
    for (const part of [
      '### 200\n\nIt \\*is\\*\n\nAll\n\nof it\n\nHeaders:\n\n| Name |',
      '| `X-Count` | integer | yes | Default `1`. How many. |',
      '`application/json`: string',
      'Links:\n\n- `next` leads to `save` (`POST /labels`), `id` is `$response.body#/id`, the body is `$request.body`, at `https://two.example`',
      '  Goes on.',
      '- `odd` leads to `https://other.example/a.json`\n- `bad` leads to `another operation`\n\n  Error: ',
      '### 4XX\n\nError: ',
    ])
      expect(markdown).toContain(part)
  })

  it('contains callbacks, servers, tags and external documentation', async () => {
    const called = {
      summary: 'It has left',
      description: 'Sent *once*.',
      parameters: [{ name: 'X-Try', in: 'header', schema: text }],
      requestBody: { content: { 'application/json': { schema: { properties: { sku: text } } } } },
      responses: { 204: { description: 'Noted' } },
    }
    const servers = [
      {
        url: 'https://{region}.example',
        description: 'prod',
        variables: {
          region: { default: 'eu', enum: ['eu', 'us'], description: 'Where.' },
          free: { default: '' },
          any: {},
        },
      },
      { url: 'https://sandbox.example', name: 'Sandbox', description: 'For *tests*' },
    ]
    const post = {
      servers,
      tags: ['Orders', 'Silent'],
      externalDocs: { url: 'https://docs.example/orders' },
      callbacks: { shipped: { '{$request.body#/url}': { post: called, put: {} } } },
    }
    const tags = [
      { name: 'Orders', 'x-sps-latest': true, description: 'What **they** want.', externalDocs: { url: 'ftp://x' } },
    ]
    const markdown = (await linesOf(post, { tags })).join('\n')
    for (const part of [
      '## Servers\n\n- `https://{region}.example` prod\n\n  - `region`: Default `eu`; One of `eu`, `us`\n\n    Where.\n  - `free`: Default `""`\n  - `any`',
      '- `https://sandbox.example` Sandbox\n\n  For *tests*',
      '## Callbacks\n\nSent by the service to you.\n\n### It has left (`shipped`)\n\n`POST {$request.body#/url}`\n\nSent *once*.',
      '| `X-Try` | string | no |  |',
      '| `sku` | string | no |  |',
      '#### 204\n\nNoted',
      '### shipped\n\n`PUT {$request.body#/url}`',
      '## More\n\n<https://docs.example/orders>\n\n### Orders (Latest)\n\nWhat **they** want.\n\nftp://x',
    ])
      expect(markdown).toContain(part)
    expect(markdown).not.toContain('Silent')
    expect(await linesOf({ servers: [{ url: 'https://one.example' }] })).not.toContain('## Servers')
  })

  it('says how many entries are not shown', async () => {
    const many = <T>(count: number, make: (index: number) => T) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, make(index)]))
    const options = Array.from({ length: 201 }, (_, index) => ({ title: `K${index}`, type: 'object' }))
    const schema = { oneOf: options, prefixItems: [...options, {}] }
    const examples = many(52, (value) => ({ value }))
    const content = { ...many(20, () => ({})), 'application/json': { schema }, 'text/csv': { examples } }
    const markdown = await linesOf({
      requestBody: { content: { 'application/json': { schema, examples }, ...many(20, () => ({})) } },
      responses: Object.fromEntries(Array.from({ length: 102 }, (_, index) => [String(100 + index), { content }])),
      callbacks: many(52, () => ({ '{$url}': { post: {} } })),
    }).then((lines) => lines.join('\n'))
    for (const said of [
      '2 more items are not shown.',
      '1 more option is not shown.',
      '2 more examples are not shown.',
      '1 more content type is not shown.',
      '2 more content types are not shown.',
      '2 more responses are not shown.',
      '2 more callbacks are not shown.',
    ])
      expect(markdown).toContain(said)
  })

  it('contains the fields of a form of Swagger 2.0', async () => {
    const parameters = [{ name: 'note', in: 'formData', type: 'string', required: true, description: 'A note.' }]
    expect(await linesOf({ parameters }, {}, '2.0')).toContain('| `note` | string | yes | A note. |')
  })

  it('contains the values of a discriminator', async () => {
    const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'dog' } }
    expect(await inBody({ discriminator, properties: { kind: text } })).toContain(
      '`kind` selects the variant: `cat` Cat, `dog`.',
    )
  })
})
