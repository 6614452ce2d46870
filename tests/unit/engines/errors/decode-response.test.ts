import { describe, expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'
import { redact } from '@/engines/errors/redact/redact'

const now = Date.parse('2026-03-02T14:00:00Z')
const decode = (text: string) => decodeResponse(parsePaste(text), now)

describe('both forms of the platform', () => {
  test('the envelope, with its fields', () => {
    const decoding = decode(
      '{"error":{"error":"Validation Error","errorDescription":"Please correct these fields: name, appType.","validationErrors":{"name":"A name is required.","appType":"Must be one of spa, native, web, m2m."}},"status":"error"}',
    )
    expect(decoding).toMatchObject({
      certainty: 'known',
      heading: '400 Validation Error',
      quote: 'Please correct these fields: name, appType.',
      fields: [
        { name: 'name', message: 'A name is required.' },
        { name: 'appType', message: 'Must be one of spa, native, web, m2m.' },
      ],
      retry: { rule: 'corrected' },
    })
  })

  test('problem details, with the meaning of the codes of its fields', () => {
    const decoding = decode(
      '{"type":"about:blank","title":"Bad Request","status":400,"detail":"Two fields are not valid.","requestId":"r-9","context":[{"code":"INPUT_MIN_VALUE","message":"Must be at least 1.","field":"perPage","source":"query","value":"0"},{"code":"INPUT_ODD","field":"Pack"}]}',
    )
    expect(decoding.certainty).toBe('known')
    expect(decoding.fields).toMatchObject([
      { name: 'perPage', source: 'query', value: '0', meaning: 'The number is too small, or the text is too short.' },
      { name: 'Pack', code: 'INPUT_ODD' },
    ])
    expect(decoding.gaps).toEqual(['The field code “INPUT_ODD” is not in the catalogue.'])
    expect(decoding.facts).toContainEqual({ label: 'Request id', value: 'r-9' })
  })
})

test.each([
  [413, 'Payload Too Large'],
  [422, 'Unprocessable Entity'],
])('the former name of a status: %i %s', (status, title) => {
  expect(decode(JSON.stringify({ title, status, detail: 'x' }))).toMatchObject({ certainty: 'known', gaps: [] })
})

test.each([
  [
    '/testout is a folder. To list it, write /testout/ with a slash at its end.',
    'the slash at the end of the path is missing',
  ],
  ['The file /testout could not be found.', 'the slash at the end of the path is missing'],
  ['The file /testout/PO1.xml could not be found.', 'The mailbox has no file at this path.'],
])('a path of the mailbox that names no file: %s', (detail, meaning) => {
  const decoding = decode(JSON.stringify({ title: 'Not Found', status: 404, detail }))
  expect(decoding.certainty).toBe('known')
  expect(decoding.meaning).toContain(meaning)
})

test('errors of OAuth, in a body, a header and an address', () => {
  for (const text of [
    '{"error":"invalid_client","error_description":"client authentication failed"}',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer error="invalid_client", error_description="x"\n\n',
    'https://app.example.net/callback?error=invalid_client&error_description=x&state=1',
  ])
    expect(decode(text)).toMatchObject({ certainty: 'known', heading: 'invalid_client' })
})

test.each([
  ['{"errors":[],"data":{"id":1}}', false],
  ['{"error":null,"data":[]}', false],
  ['{"error": "","errors": { } }', false],
  ['{"errors":[{"message":"Not authorized"}],"data":null}', true],
  ['{"error":{"code":7}}', true],
])('a success whose body has an error says so, and one without does not: %s', (body, hasError) => {
  const { meaning, retry } = decode(`HTTP/1.1 200 OK\nContent-Type: application/json\n\n${body}`)
  expect([meaning.includes('reports an error'), retry.rule === 'unknown']).toEqual([hasError, hasError])
})

test('the page of a gateway, with its status', () => {
  const decoding = decode(
    '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>',
  )
  expect(decoding).toMatchObject({ certainty: 'known', form: 'A response of nginx.', retry: { rule: 'backoff' } })
  expect(decoding.meaning).toContain('not from the API itself')
})

test('refusals of documents and codes of Check a Document', () => {
  expect(
    decode(
      '{"status":"deleted","timestamp":"2026-03-02T14:05:09Z","message":"Rejected: InvoiceHeader/InvoiceNumber is missing (line 12)"}',
    ),
  ).toMatchObject({ certainty: 'known', heading: 'Required element missing (required-missing)', guides: ['refusals'] })
  expect(decode('sscc')).toMatchObject({ certainty: 'known' })
  expect(decode('… (36 Check digit of a GTIN or UPC)').heading).toContain('item-check-digit')
  expect(decode('Finding 36: Check digit of a GTIN or UPC').heading).toContain('item-check-digit')
})

test('messages of Dev Center and of clients', () => {
  expect(decode('An error has occurred when fetching the services')).toMatchObject({ certainty: 'known' })
  expect(decode('curl: (6) Could not resolve host: api.exmaple.net')).toMatchObject({
    certainty: 'known',
    heading: 'The host name could not be resolved',
  })
})

describe('an unknown error is called unknown', () => {
  test.each([
    ['an unknown code of OAuth', '{"error":"purple_monkey","error_description":"x"}', 'unknown'],
    ['another form of JSON', 'HTTP/1.1 400 Bad Request\n\n{"errorCode":"ZX-81","message":"Out of memory"}', 'partly'],
    ['an unknown title', '{"error":{"error":"Flux Error","errorDescription":"x"},"status":"error"}', 'unknown'],
    ['an unknown status', '499', 'unknown'],
    ['prose', 'It does not work', 'unknown'],
  ])('or partly known: %s', (_, text, certainty) => {
    expect(decode(text).certainty).toBe(certainty)
  })

  test('with its unknown parts and with steps to take', () => {
    expect(decode('HTTP/1.1 400 Bad Request\n\n{"errorCode":"ZX-81"}').gaps).toEqual([
      'The code “ZX-81” is not in the catalogue.',
    ])
    expect(decode('499').gaps).toEqual(['The status 499 is not in the catalogue.'])
    expect(decode('It does not work')).toMatchObject({ heading: 'Unknown error', retry: { rule: 'unknown' } })
  })
})

describe('what is below a bare status', () => {
  test.each([
    '429 Too Many Requests\nRetry-After: 30',
    '429\nRetry-After: 30',
    'HTTP 429 Too Many Requests\nretry-after: 30\n\nslow down',
    'Status: 429 Too Many Requests\r\nDate: Mon, 02 Mar 2026 14:00:00 GMT\r\nRetry-After: 30',
    'Error: 429 Too Many Requests\nX-Request-Id: a1\nRetry-After: 30',
  ])('is read as headers: %j', (text) => {
    expect(decode(text)).toMatchObject({
      heading: '429 Too Many Requests',
      retry: { text: 'Yes, after 30 seconds, at 2026-03-02T14:00:30Z or later.' },
    })
  })

  test('leaves nothing that is not known', () => {
    expect(decode('429 Too Many Requests\nRetry-After: 30')).toMatchObject({ certainty: 'known', gaps: [] })
  })
})

describe('a sentence that names a status', () => {
  test.each([
    ['403 Forbidden', '403 Forbidden', 'known'],
    ['"403 Forbidden"', '403 Forbidden', 'known'],
    ['Error: 403 - Forbidden', '403 Forbidden', 'known'],
    ['403 (Forbidden)', '403 Forbidden', 'known'],
    ['Forbidden', '403 Forbidden', 'known'],
    ['Too Many Requests.', '429 Too Many Requests', 'known'],
    ['GET https://api.example/items 403 (Forbidden)', '403 Forbidden', 'partly'],
    ['Forbidden: you do not have access to this resource', '403 Forbidden', 'partly'],
    ['Access denied.', '403 Forbidden', 'known'],
    ['We got a 503 from the API', '503 Service Unavailable', 'partly'],
  ])('is explained as its status: %s', (text, heading, certainty) => {
    expect(decode(text)).toMatchObject({ heading, certainty })
  })

  test.each(['Error in line 404 of the file', 'The door was locked', 'Refused to connect to the printer'])(
    'is not seen in %s',
    (text) => {
      expect(decode(text).certainty).toBe('unknown')
    },
  )
})

describe('a duplicate', () => {
  test.each([
    'Rejected: duplicate',
    'Rejected: duplicate InvoiceNumber IN104417-1 (line 6)',
    'Refused: Duplicate document',
  ])('of a document is not explained as one of a carton: %s', (text) => {
    expect(decode(text)).toMatchObject({
      certainty: 'known',
      heading: 'A document of this number was accepted before',
      retry: { rule: 'never' },
    })
  })

  test('of a carton is explained as one', () => {
    expect(decode('Rejected: duplicate SSCC 003123456000000018').heading).toContain('(duplicate-number)')
  })
})

describe('the advice to send a call again', () => {
  const retry = (head: string, body = '') => decode(`HTTP/1.1 ${head}\n\n${body}`).retry.text

  test.each([
    ['429\nRetry-After: 2', 'Yes, after 2 seconds, at 2026-03-02T14:00:02Z or later.'],
    ['429\nRetry-After: 600', 'Yes, after 10 minutes, at 2026-03-02T14:10:00Z or later.'],
    ['429\nRetry-After: Mon, 02 Mar 2026 14:01:00 GMT', 'Yes, after 60 seconds, at 2026-03-02T14:01:00Z or later.'],
    ['429\nX-RateLimit-Reset: 1772460030', 'Yes, after 30 seconds, at 2026-03-02T14:00:30Z or later.'],
    ['429\nRateLimit-Reset: 5', 'Yes, after 5 seconds, at 2026-03-02T14:00:05Z or later.'],
  ])('has the wait of %j', (head, text) => {
    expect(retry(head)).toBe(text)
  })

  test('suggests growing pauses if a limit states no wait, or a senseless one', () => {
    for (const head of ['429', '429\nRetry-After: soon', '429\nRetry-After: 99999999', '429\nRetry-After: -1'])
      expect(retry(head)).toMatch(/^Yes, with growing pauses/)
  })

  test('warns of calls that may have taken effect', () => {
    expect(decodeResponse({ status: 504, headers: [], body: '', method: 'POST' }, now).retry.text).toContain(
      'A POST may have taken effect: check that first.',
    )
    expect(decodeResponse({ status: 504, headers: [], body: '', method: 'GET' }, now).retry.text).not.toContain(
      'effect',
    )
  })

  test('uses the wait of the message', () => {
    expect(
      retry('429', '{"error":{"error":"Too many attempts","errorDescription":"Wait 15 minutes and try again."}}'),
    ).toBe('Yes, after 15 minutes, at 2026-03-02T14:15:00Z or later.')
  })

  test('may be never, after a correction, or once with a new token', () => {
    expect(retry('403')).toBe('No. The same call fails again.')
    expect(retry('400')).toMatch(/^Yes, after the request is corrected/)
    expect(retry('401')).toMatch(/^Once, with a new access token/)
    expect(retry('200')).toBe('Not needed: the status reports no failure.')
  })
})

describe('the text for a ticket', () => {
  test('has the facts, the explanation, and the body without secrets', () => {
    const { ticket } = decode(
      'HTTP/1.1 500 Internal Server Error\nX-Request-ID: r-7\nDate: Mon, 02 Mar 2026 14:00:00 GMT\n\n{"title":"Internal Server Error","status":500,"debug":{"client_secret":"hunter2"}}',
    )
    expect(ticket).toContain('- Request id: r-7\n- Time: Mon, 02 Mar 2026 14:00:00 GMT')
    expect(ticket).toContain('"client_secret":"[secret removed]"')
    expect(ticket).toContain('The error decoder says: The service failed while it processed the call.')
    expect(ticket).not.toContain('hunter2')
  })

  test('escapes the markup of a response', () => {
    const { ticket } = decode('HTTP/1.1 400 Bad Request\n\n{"message":"<b>[x](javascript:1)</b>","note":"````"}')
    expect(ticket).toContain(String.raw`\<b\>\[x\](javascript:1)\</b\>`)
    expect(ticket).toContain('`````\n{')
  })
})

test('a refused token: says that it had expired, although the token is removed', () => {
  const claims = Buffer.from(JSON.stringify({ exp: now / 1000 - 60, aud: 'https://network.example' })).toString(
    'base64url',
  )
  const text = redact(
    `> GET /auth-check HTTP/1.1\n> authorization: Bearer eyJhbGciOiJSUzI1NiJ9.${claims}.c2ln\n< HTTP/1.1 401\n<\n`,
  )
  const decoding = decode(text)
  expect(decoding.meaning).toMatch(/^The token that was sent expired at 2026-03-02T13:59:00Z\. /)
  expect(decoding.facts).toContainEqual({ label: 'Token audience', value: 'https://network.example' })
  expect(decodeResponse(parsePaste(text), now - 120_000).meaning).not.toContain('expired at')
})

test('a console response is redacted as well: address, headers, body', () => {
  const decoding = decodeResponse(
    {
      status: 401,
      headers: [
        ['X-Request-ID', 'r'],
        ['Set-Cookie', 'sid=hunter2'],
      ],
      body: '{"error":{"error":"Unauthorized","errorDescription":"Bearer hunter2Hunter2 is over"}}',
      url: 'https://a.example/?access_token=hunter2',
    },
    now,
  )
  expect(JSON.stringify(decoding)).not.toContain('unter2')
})
