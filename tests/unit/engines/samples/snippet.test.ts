import { describe, expect, it } from 'vitest'
import {
  sampleLanguages,
  type SampleBody,
  type SampleLanguage,
  type SampleRequest,
} from '@/engines/samples/sample-request'
import { createSnippet } from '@/engines/samples/snippet'

const text = 'a "quoted" \\ text\nwith two lines'
const post: SampleRequest = {
  method: 'POST',
  url: 'https://api.network.example/label/v1/7c31f0aa/pdf',
  headers: [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'Authorization', value: 'Bearer <token>' },
  ],
  query: [{ name: 'perPage', value: '4' }],
  body: { mimeType: 'application/json', text: `\n${JSON.stringify({ on: true, none: null, text })}\n ` },
}

describe('a sample', () => {
  it('in Python uses Requests and says the very same body', () => {
    const code = createSnippet(post, 'python')
    expect(code).toContain('import requests')
    expect(code).toContain('"text": "a \\"quoted\\" \\\\ text\\nwith two lines"')
    expect(code).toContain('    "on": True,\n    "none": None,')
    expect(code).toContain('requests.post(url, json=payload, headers=headers, params=querystring)')
  })

  it('in curl follows redirects, indents by 4 spaces and trims the body', () => {
    const lines = createSnippet(post, 'curl').split('\n')
    expect(lines[0]).toBe('curl --location --request POST \\')
    expect(lines[1]).toBe("    --url 'https://api.network.example/label/v1/7c31f0aa/pdf?perPage=4' \\")
    expect(lines.at(-1)).toBe(`    --data '${JSON.stringify({ on: true, none: null, text })}'`)
  })

  it('in JavaScript sends the very same body', async () => {
    const code = createSnippet(post, 'javascript')
    const literal = /body: ('(?:[^'\\]|\\.)*')/s.exec(code)?.[1] ?? ''
    const module = (await import(`data:text/javascript,export default ${encodeURIComponent(literal)}`)) as {
      default: string
    }
    expect(JSON.parse(module.default)).toEqual({ on: true, none: null, text })
  })

  it.each(sampleLanguages)('in %s exists for forms, files and requests without a body', (language) => {
    const get = createSnippet({ method: 'GET', url: post.url, headers: [], query: [] }, language)
    expect(get).toContain(post.url)
    const form = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'grant_type', value: 'x y' }] }
    expect(createSnippet({ ...post, headers: [], body: form }, language)).toMatch(/grant_type/)
    const file = {
      mimeType: 'multipart/form-data',
      params: [{ name: 'file', fileName: 'order.xml', contentType: 'text/xml', value: '<a/>' }],
    }
    expect(createSnippet({ ...post, headers: [], body: file }, language)).toMatch(/file/)
  })
})

describe('the address of a sample', () => {
  const sample = (value: string, language: SampleLanguage) => {
    const query = [
      { name: 'plain', value: 'a/b' },
      { name: 'open', value, reserved: true },
    ]
    return createSnippet({ method: 'GET', url: `${post.url}?at=1`, headers: [], query }, language)
  }
  const rest: Partial<Record<SampleLanguage, string>> = { python: '"plain": "a/b"' }

  it.each(sampleLanguages)('in %s keeps the reserved characters that are allowed in a query', (language) => {
    const code = sample("a:/?@!$(),;=*b%2Fc'", language)
    expect(code.replace(String.raw`'\''`, "'").replace(String.raw`\'`, "'")).toContain("&open=a:/?@!$(),;=*b%2Fc'")
    expect(code).toContain(rest[language] ?? 'plain=a%2Fb')
  })

  it.each(sampleLanguages)('in %s encodes those that would end the value or mean more', (language) => {
    expect(sample('a&b#c[d]+ %zz"\\', language)).toContain('&open=a%26b%23c%5Bd%5D%2B%20%25zz%22%5C')
  })
})

describe('the body of a sample', () => {
  const sample = (body: SampleBody, language: SampleLanguage) => {
    const headers = [{ name: 'Content-Type', value: body.mimeType }]
    return createSnippet({ method: 'POST', url: post.url, headers, query: [], body }, language)
  }
  const odd = 'a "b" \\ it\'s; 10 & 20\n'

  describe('as a form', () => {
    const form: SampleBody = {
      mimeType: 'application/x-www-form-urlencoded; charset=utf-8',
      params: [
        { name: 'items[0][price]', value: '10 & 20' },
        { name: 'tags', value: 'a' },
        { name: 'tags', value: odd },
      ],
    }

    it('in curl is encoded once', () => {
      const code = sample(form, 'curl')
      expect(code).toContain("--data-urlencode 'items%5B0%5D%5Bprice%5D=10 & 20'")
      expect(code).toContain('--data tags=a ')
      expect(code).toContain("--data 'tags=a%20%22b%22%20%5C%20it'\\''s%3B%2010%20%26%2020%0A'")
    })

    it('in Python has the values of a name as a list', () => {
      expect(sample(form, 'python')).toContain(String.raw`"tags": ["a", "a \"b\" \\ it's; 10 & 20\n"]`)
    })

    it('in C# and JavaScript is a list of pairs, for a name may come again', () => {
      expect(sample(form, 'csharp')).toContain(
        String.raw`Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]
    {
        new("items[0][price]", "10 & 20"),
        new("tags", "a"),
        new("tags", "a \"b\" \\ it's; 10 & 20\n"),
    }),`,
      )
      expect(sample(form, 'javascript')).toContain(
        String.raw`body: new URLSearchParams([
        ['items[0][price]', '10 & 20'],
        ['tags', 'a'],
        ['tags', 'a "b" \\ it\'s; 10 & 20\n']
    ])`,
      )
    })
  })

  it.each([
    [
      'curl',
      [
        "--form 'note=\"a \\\"b\\\" \\\\ it'\\''s; 10 & 20\n\"'",
        "'file=@order.xml;type=text/xml'",
        'tags=a ',
        'tags=b ',
      ],
    ],
    [
      'python',
      [
        String.raw`("note", (None, "a \"b\" \\ it's; 10 & 20\n")),`,
        '("file", ("order.xml", open("order.xml", "rb"), "text/xml")),',
        '("tags", (None, "a")),\n    ("tags", (None, "b")),',
        '("meta", (None, "{}", "application/json")),',
        'requests.post(url, files=files)',
      ],
    ],
    [
      'java',
      [
        String.raw`.addFormDataPart("note", "a \"b\" \\ it's; 10 & 20\n")`,
        '.addFormDataPart("file", "order.xml", RequestBody.create(MediaType.parse("text/xml"), new File("order.xml")))',
        '.addFormDataPart("meta", null, RequestBody.create(MediaType.parse("application/json"), "{}"))',
        '.post(body)\n    .build()',
      ],
    ],
    [
      'csharp',
      [
        String.raw`new StringContent("a \"b\" \\ it's; 10 & 20\n")`,
        'new StreamContent(File.OpenRead("order.xml"))',
        'FileName = "order.xml"',
      ],
    ],
    [
      'javascript',
      [
        "import { readFile } from 'node:fs/promises';\n\n",
        String.raw`'a "b" \\ it\'s; 10 & 20\n',`,
        String.raw`name="file"; filename="order.xml"\r\nContent-Type: text/xml\r\n\r\n',`,
        "await readFile('order.xml'),",
        String.raw`name="meta"\r\nContent-Type: application/json\r\n\r\n',`,
      ],
    ],
  ] satisfies [SampleLanguage, string[]][])('in %s has the parts of a form, files included', (language, lines) => {
    const params = [
      { name: 'note', value: odd },
      { name: 'file', fileName: 'order.xml', contentType: 'text/xml' },
      { name: 'tags', value: 'a' },
      { name: 'tags', value: 'b' },
      { name: 'meta', value: '{}', contentType: 'application/json' },
    ]
    const code = sample({ mimeType: 'multipart/form-data', params }, language)
    for (const line of lines) expect(code).toContain(line)
    expect(code).not.toContain('SAMPLE_SLOT')
  })

  it('in JavaScript is written by FormData if that adds no file names', () => {
    const params = [
      { name: 'note', value: odd },
      { name: 'file', fileName: 'order.xml', contentType: 'text/xml' },
    ]
    const code = sample({ mimeType: 'multipart/form-data', params }, 'javascript')
    expect(code).toContain(String.raw`form.append('note', 'a "b" \\ it\'s; 10 & 20\n');`)
    expect(code).toContain(
      "form.append('file', new Blob([await readFile('order.xml')], { type: 'text/xml' }), 'order.xml');",
    )
  })

  it.each([
    ['curl', '--data-binary @file'],
    ['python', 'payload = open("file", "rb")'],
    ['java', 'RequestBody.create(mediaType, new File("file"))'],
    ['csharp', 'Content = new StreamContent(File.OpenRead("file"))'],
    ['javascript', "body: await readFile('file')"],
  ] satisfies [SampleLanguage, string][])('in %s is a file', (language, line) => {
    expect(sample({ mimeType: 'image/png', fileName: 'file' }, language)).toContain(line)
  })

  it('in Java is there where OkHttp wants one', () => {
    const none = { method: 'POST', url: post.url, headers: [], query: [] }
    expect(createSnippet(none, 'java')).toContain('.post(RequestBody.create(null, new byte[0]))')
    expect(createSnippet({ ...none, method: 'DELETE' }, 'java')).toContain('.delete(null)')
  })

  it('of a GET is left out where the client refuses it, and the code says so', () => {
    const get = { ...post, method: 'GET' }
    const javascript = createSnippet(get, 'javascript')
    expect(javascript).toContain("// fetch sends no body with GET.\nconst options = {\n    method: 'GET',")
    expect(javascript).not.toMatch(/body:|Content-Type/)
    const java = createSnippet(get, 'java')
    expect(java).toContain('// OkHttp sends no body with GET.\nRequest request')
    expect(java).not.toMatch(/RequestBody|Content-Type/)
    expect(createSnippet(get, 'curl')).toContain('--data')
  })

  it('in Python is the same text in any kind of JSON', () => {
    const body = { mimeType: 'application/problem+json', text: '{"a":"x\\ny"}' }
    expect(sample(body, 'python')).toContain(String.raw`payload = "{\"a\":\"x\\ny\"}"`)
  })
})

describe('the numbers of a JSON body', () => {
  const body = (json: string, isTyped = false) => ({ mimeType: 'application/json', text: json, isTyped })
  const sample = (json: string, language: SampleLanguage, isTyped?: boolean) =>
    createSnippet({ ...post, headers: [], body: body(json, isTyped) }, language)

  it.each(sampleLanguages)('in %s keep their digits', (language) => {
    const code = sample('{\n  "sscc": 106141411234567897,\n  "weight": 10.00, "10": 1, "9": 2, "9": -0\n}', language)
    for (const digits of ['106141411234567897', '10.00', '-0']) expect(code).toContain(digits)
    expect(code.indexOf('"10')).toBeLessThan(code.lastIndexOf('9'))
  })

  it('make the body a text where Python or JavaScript would change them, and the code says so', () => {
    const json = '{"weight":10.00}'
    expect(sample(json, 'python')).toContain(
      '# A text, because Python would write some numbers with other digits.\npayload = "{\\"weight\\":10.00}"',
    )
    expect(sample(json, 'javascript')).toContain(
      '// A text, because JavaScript would write some numbers with other digits.\nconst options',
    )
    expect(sample('{"weight":10.5}', 'javascript')).not.toContain('// A text')
  })

  it.each(['1e3', '1e-7', '0.00001', '10000000000000000.5', '-0', '{"a":1,"a":2}'])(
    'make the body a text in Python: %s',
    (json) => {
      expect(sample(json, 'python')).toContain('data=payload')
    },
  )

  it.each(['106141411234567897', '-5', '0.5', '[1.25]'])('stay a value of Python: %s', (json) => {
    expect(sample(json, 'python')).toContain(`payload = ${json}`)
    expect(sample(json, 'python')).toContain('json=payload')
  })

  it('are sent with every other character as they were typed', () => {
    const typed = '{ "a":1,\n  "b": "é" }\n'
    expect(sample(typed, 'python', true)).toContain(String.raw`payload = "{ \"a\":1,\n  \"b\": \"é\" }\n".encode()`)
    expect(sample(typed, 'javascript', true)).toContain(String.raw`'{ "a":1,\n  "b": "é" }\n'`)
    expect(sample('{"a": 1}', 'python', true)).toContain('payload = {"a": 1}')
  })
})

it('in C# a header that HttpClient would refuse is sent as it is, where it takes it', () => {
  const headers = [
    { name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN' },
    { name: 'X-Request-ID', value: 'any text' },
    { name: 'If-Match', value: 'string' },
    { name: 'Content-MD5', value: 'abc' },
    { name: 'Accept-Encoding', value: 'gzip, br' },
  ]
  const code = createSnippet({ ...post, headers }, 'csharp')
  expect(code).toContain(
    '    Headers =\n    {\n        { "Authorization", "Bearer YOUR_ACCESS_TOKEN" },\n        { "X-Request-ID", "any text" },\n    },',
  )
  expect(code).toContain('\nrequest.Headers.TryAddWithoutValidation("If-Match", "string");\n')
  expect(code).toContain('\nrequest.Content.Headers.TryAddWithoutValidation("Content-MD5", "abc");\n')
  expect(code).toContain('using System.Net;\n')
  expect(code).toContain('AutomaticDecompression = DecompressionMethods.GZip | DecompressionMethods.Brotli,')
  const get = createSnippet({ method: 'GET', url: post.url, headers, query: [] }, 'csharp')
  expect(get).toContain('Content = new ByteArrayContent(Array.Empty<byte>()),')
})

it('curl is told of a header without a value, and of no body with HEAD', () => {
  const head = { ...post, method: 'HEAD', headers: [{ name: 'X-Trace', value: '' }] }
  expect(createSnippet(head, 'curl')).toBe(
    `curl --location --head \\\n    --url '${post.url}?perPage=4' \\\n    --header 'X-Trace;'`,
  )
})

it('braces of an address are encoded, apostrophes quoted', () => {
  const request = { ...post, url: "https://api.example/it's", query: [{ name: 'q', value: "{abc} it's" }] }
  expect(createSnippet(request, 'curl')).toContain('%7Babc%7D')
  expect(createSnippet(request, 'javascript')).toContain(
    String.raw`const url = 'https://api.example/it\'s?q=%7Babc%7D%20it\'s';`,
  )
})

it('the query of an address comes in the place of its fragment, which is not sent', () => {
  const request = { ...post, url: 'https://api.example/tags/a#keys' }
  expect(createSnippet(request, 'csharp')).toContain('new Uri("https://api.example/tags/a?perPage=4")')
  expect(createSnippet(request, 'python')).toContain('url = "https://api.example/tags/a"')
})

it('the query of an address stays one text', () => {
  const request = { ...post, url: 'https://api.example/find?%24.a.b' }
  expect(createSnippet({ ...request, query: [] }, 'curl')).toContain("--url 'https://api.example/find?%24.a.b'")
  expect(createSnippet(request, 'java')).toContain('.url("https://api.example/find?%24.a.b&perPage=4")')
})

it.each([
  ['text', 'print(response.text)', 'await response.text()'],
  ['bytes', 'print(response.content)', 'await response.arrayBuffer()'],
  ['nothing', 'print(response.status_code)', 'const data = response.status;'],
] as const)('a response of %s is read as that', (response, python, javascript) => {
  const request = { ...post, response }
  expect(createSnippet(request, 'python')).toContain(python)
  expect(createSnippet(request, 'javascript')).toContain(javascript)
})

it('a request for the head alone waits for no body', () => {
  const request = { ...post, method: 'HEAD' }
  expect(createSnippet(request, 'curl')).toMatch(/^curl --location --head /)
  expect(createSnippet(request, 'python')).toMatch(/requests\.head\(url, .*\n\nprint\(response\.status_code\)$/)
})
