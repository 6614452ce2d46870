import { describe, expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const now = Date.parse('2026-03-02T14:00:00Z')
const decode = (text: string) => decodeResponse(parsePaste(text), now)
const page = (title: string, rest = '') =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1>${rest}</body></html>`

describe('a gateway', () => {
  test.each([
    '{"message":"Unauthorized"}',
    '{"message":"Forbidden"}',
    '{"message":"Endpoint request timed out"}',
    '{"message":"The incoming token has expired"}',
    'HTTP/1.1 400 Bad Request\n\n{"message":"https://x.cloudflareaccess.com is not allowed","code":"BAD_URL"}',
    'HTTP/1.1 422 Unprocessable Content\n\n{"errors":[{"field":"company","message":"Zscaler Inc is not a member"}]}',
    `HTTP/1.1 404 Not Found\n\n${page('Page not found', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">')}`,
    `HTTP/1.1 404 Not Found\n\n${page('Page not found', '<script src="https://cdnjs.cloudflare.com/jquery.js"></script>')}`,
  ])('is not named by a body that others send, too: %s', (text) => {
    expect(decode(text).form).not.toContain('A response of')
  })

  test.each([
    ['HTTP/2 504\nx-amz-apigw-id: X=\n\n{"message": "Endpoint request timed out"}', 'Amazon API Gateway'],
    ['HTTP/2 403\nx-amz-apigw-id: X=\n\n{"message":"Forbidden"}', 'Amazon API Gateway'],
    ['{"message":"Missing Authentication Token"}', 'Amazon API Gateway'],
    [`HTTP/2 403\n\n${page('403 Forbidden', '<hr><center>cloudflare</center>')}`, 'Cloudflare'],
    [page('502 Bad Gateway', '<hr><center>cloudflare</center>'), 'Cloudflare'],
    [`HTTP/2 403\n\n<html><head><title>Just a moment...</title></head></html>`, 'Cloudflare'],
    [
      `HTTP/2 503\n\n${page('x', '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>')}`,
      'Cloudflare',
    ],
    [`HTTP/2 403\n\n${page('Nur einen Moment', '<script>window._cf_chl_opt={}</script>')}`, 'Cloudflare'],
    [page('api.example.net | 522: Connection timed out', '<span>Error code 522</span>'), 'Cloudflare'],
  ])('is named by its own body, or by one with its header: %s', (text, name) => {
    const { form, meaning } = decode(text)
    expect(form).toBe(`A response of ${name}.`)
    expect(meaning).toContain(name)
  })

  test.each([
    [`HTTP/1.1 403 Forbidden\nServer: nginx\n\n${page('403 Forbidden', '<center>nginx</center>')}`, 'never'],
    [`HTTP/1.1 403 Forbidden\n\n${page('403 Forbidden', '<hr><center>cloudflare</center>')}`, 'never'],
    ['HTTP/1.1 403 Forbidden\n\n<html><head><title>Just a moment...</title></head></html>', 'never'],
    [page('401 Authorization Required', '<center>nginx/1.27</center>'), 'corrected'],
    [`HTTP/1.1 403 Forbidden\nServer: awselb/2.0\n\n${page('403 Forbidden')}`, 'never'],
  ])('that refuses a call says nothing about the token: %s', (text, rule) => {
    const { meaning, steps, retry } = decode(text)
    expect(meaning).toContain('says nothing about the access token')
    expect([meaning, ...steps].join(' ')).not.toMatch(/token is valid|new access token|Sandbox Keys/)
    expect(retry.rule).toBe(rule)
  })
})

test.each([
  ['HTTP/2 401', '{"message":"The incoming token has expired"}'],
  ['HTTP/2 401', '{"message":"Unauthorized"}'],
  ['HTTP/2 403', '{"message":"The incoming token has expired"}'],
])('a gateway that refuses a token says so: %s %s', (status, body) => {
  const { form, meaning, steps, retry } = decode(`${status}\nx-amz-apigw-id: X=\n\n${body}`)
  expect(form).toBe('A response of Amazon API Gateway.')
  expect(meaning).toContain('The access token is missing, has expired')
  expect(meaning).not.toContain('says nothing')
  expect(steps[0]).toContain('Get a new access token')
  expect(retry.rule).toBe('new-token')
})

describe('a code of OAuth', () => {
  test.each([
    ['HTTP/1.1 403 Forbidden\n\n{"code":"access_denied","message":"Your plan has no such report"}', '403 Forbidden'],
    ['HTTP/1.1 500 Internal Server Error\n\n{"code":"server_error","message":"x"}', '500 Internal Server Error'],
  ])('in an error of another API is not explained as one of OAuth: %s', (text, heading) => {
    expect(decode(text)).toMatchObject({ certainty: 'partly', heading })
  })

  test('access_denied does not presume a person', () => {
    const { meaning, steps } = decode(
      'HTTP/1.1 403 Forbidden\n\n{"error":"access_denied","error_description":"Client is not authorized."}',
    )
    expect(meaning).toContain('without a person, the application may not have it')
    expect(steps.join(' ')).toContain('check the audience')
  })
})

describe('a page on which to sign in', () => {
  test.each([
    `HTTP/1.1 200 OK\n\n${page('Sign in', 'to your documents')}`,
    `HTTP/1.1 302 Found\nLocation: /login\n\nHTTP/1.1 200 OK\n\n${page('Log in')}`,
    page('Login'),
  ])('of another site is not called the one of the platform: %s', (text) => {
    const { certainty, form, meaning } = decode(text)
    expect(certainty).toBe('partly')
    expect([form, meaning].join(' ')).not.toContain('A page of the platform')
    expect(meaning).toContain('not a response of the API')
  })

  test('of the platform is known by its form', () => {
    expect(decode(page('Sign in', '<form method="post" action="/u/login"></form>'))).toMatchObject({
      certainty: 'known',
      form: 'A page of the platform’s sign-in.',
    })
  })

  test('of a network is said to be one', () => {
    expect(decode(`HTTP/1.1 511 Network Authentication Required\n\n${page('Sign in')}`).meaning).toContain(
      'Your network asks for a sign-in',
    )
  })
})

describe('a receipt of AS2', () => {
  const receipt = (disposition: string) =>
    `Reporting-UA: AS2 Server\nOriginal-Message-ID: <77@lakeside>\nDisposition: automatic-action/MDN-sent-automatically; ${disposition}\n`

  test.each([
    ['processed', 'known', 'not-needed', 'has received the message'],
    ['processed/error: decryption-failed', 'known', 'corrected', 'could not decrypt'],
    ['failed/failure: unsupported MIC-algorithms', 'known', 'corrected', 'the algorithm of the checksum'],
    ['processed/error: moon-in-the-wrong-phase', 'partly', 'corrected', 'count as not sent'],
    ['processed/error: duplicate-document', 'known', 'not-needed', 'the first one counts'],
    ['processed/warning: duplicate-document', 'known', 'not-needed', 'the first one counts'],
  ])('has its disposition: %s', (disposition, certainty, rule, meaning) => {
    const text = receipt(disposition)
    for (const one of [text, `HTTP/1.1 200 OK\nAS2-Version: 1.2\n\n--b1\n${text}\n--b1--`]) {
      const decoding = decode(one)
      expect(decoding).toMatchObject({ certainty, heading: `AS2 receipt: ${disposition}`, retry: { rule } })
      expect(decoding.meaning).toContain(meaning)
    }
  })
})

describe('a status', () => {
  test.each([
    'ERROR: 500 units of item 12345 exceed the ordered quantity',
    'Error: 500 units exceed the ordered quantity',
    '500 cartons arrived',
    '500 EA exceed the ordered quantity',
    'received 450 damaged cartons',
    'Error: 500.25 is more than the price of the order',
    'Error: 450 of 500 lines are missing',
    'Reason code 450 does not exist',
    'Order 404 has shipped to store 503',
  ])('is not what counts something: %s', (text) => {
    expect(decode(text).certainty).toBe('unknown')
  })

  test.each([
    'Error 500 from the API',
    'got 503 when it sent the order',
    'error: 404 not found',
    'HTTP 418 teapots',
    '503 no healthy upstream',
    '500 something went wrong',
    '401 unauthorised',
    '404 page not found',
    '404 no Route matched with those values',
    'response code 403 received from server',
    '404 order not found',
    'Got response code 500 orders service failed',
  ])('is the number of: %s', (text) => {
    expect(decode(text).heading).toMatch(/^\d{3}/)
  })

  test('is the numeric code of an error', () => {
    const text = '{"error":{"code":403,"message":"Insufficient scopes.","status":"PERMISSION_DENIED"}}'
    expect(decode(text)).toMatchObject({ certainty: 'partly', heading: '403 Forbidden' })
  })
})

test.each([
  ['limit=10, remaining=0, reset=50', 'Yes, after 50 seconds, at 2026-03-02T14:00:50Z or later.'],
  ['"default";r=0;t=30', 'Yes, after 30 seconds, at 2026-03-02T14:00:30Z or later.'],
  ['"minute";r=0;t=20, "hour";r=0;t=300', 'Yes, after 5 minutes, at 2026-03-02T14:05:00Z or later.'],
  ['"minute";r=4;t=20', 'Yes, with growing pauses'],
])('the wait of the header RateLimit is the one of limits that are used up: %s', (value, text) => {
  expect(decode(`HTTP/1.1 429 Too Many Requests\nRateLimit: ${value}\n\n`).retry.text).toContain(text)
})
