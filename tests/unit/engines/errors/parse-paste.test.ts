import { describe, expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const error = '{"title":"Not Found","status":404}'

describe('reads a response', () => {
  test.each([
    ['raw HTTP', `HTTP/1.1 404 Not Found\r\nContent-Type: application/problem+json\r\n\r\n${error}`],
    ['HTTP/2 as curl -i shows it', `HTTP/2 404 \ncontent-type: application/problem+json\n\n${error}\n`],
    [
      'what followed an interim response',
      `HTTP/1.1 100 Continue\n\nHTTP/1.1 404 Not Found\nContent-Type: application/problem+json\n\n${error}`,
    ],
    [
      'what followed the response of a proxy and a redirect',
      `HTTP/1.1 200 Connection established\n\nHTTP/1.1 302 Found\nLocation: /b\n\nHTTP/1.1 404 Not Found\nContent-Type: application/problem+json\n\n${error}`,
    ],
    [
      'what curl -v shows',
      `*   Trying 192.0.2.1:443...\n> GET /label/v1/1 HTTP/2\n> Host: api.example.net\n> authorization: Bearer abc\n>\n{ [5 bytes data]\n< HTTP/2 404\n< content-type: application/problem+json\n<\n${error}\n* Connection #0 left intact`,
    ],
    ['headers that a browser copied', `:status: 404\ncontent-type: application/problem+json\n\n${error}`],
    [
      'the overview of a browser',
      `Request URL: https://api.example.net/label/v1/1\nRequest Method: GET\nStatus Code: 404 Not Found\nContent-Type: application/problem+json\n\n${error}`,
    ],
  ])('in the form of %s', (_, text) => {
    const { status, headers, body } = parsePaste(text)
    expect(status).toBe(404)
    expect(headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`)).toContain(
      'content-type: application/problem+json',
    )
    expect(body).toBe(error)
  })

  test('has the method and the address from curl -v and from a browser', () => {
    expect(parsePaste('> POST /label/v1/ HTTP/2\n> Host: api.example.net\n>\n< HTTP/2 415\n<\n')).toMatchObject({
      status: 415,
      method: 'POST',
      url: 'https://api.example.net/label/v1/',
    })
    expect(
      parsePaste('Request URL: https://a.example/x\nRequest Method: PUT\nStatus Code: 409 Conflict'),
    ).toMatchObject({
      status: 409,
      method: 'PUT',
      url: 'https://a.example/x',
    })
  })

  test.each([
    [`curl -i 'https://a.example/x?y=1'`, 'GET', 'https://a.example/x?y=1'],
    [`$ curl -i \\\n  -d '{}' https://a.example/x`, 'POST', 'https://a.example/x'],
    [`curl -i -X DELETE https://a.example/x`, 'DELETE', 'https://a.example/x'],
  ])('has the method and the address of the command %j', (command, method, url) => {
    expect(parsePaste(`${command}\nHTTP/2 404\n\n`)).toMatchObject({ status: 404, method, url })
  })

  test.each([
    ['404', 404, ''],
    ['HTTP 404', 404, ''],
    ['HTTP/1.1 404', 404, ''],
    ['404 Not Found', 404, ''],
    ['Status: 404 Not Found', 404, ''],
    ['status code = 404', 404, ''],
    ['Error 404', 404, ''],
    [`404 Not Found\n${error}`, 404, error],
  ])('a status: %j', (text, status, body) => {
    expect(parsePaste(text)).toEqual({ status, headers: [], body })
  })

  test.each([
    [
      'requests.exceptions.HTTPError: 404 Client Error: Not Found for url: https://a.example/x',
      404,
      'https://a.example/x',
    ],
    ['AxiosError: Request failed with status code 503', 503, undefined],
    [
      'java.io.IOException: Server returned HTTP response code: 429 for URL: https://a.example/x',
      429,
      'https://a.example/x',
    ],
    ['Response status code does not indicate success: 401 (Unauthorized).', 401, undefined],
    ['Invoke-RestMethod : The remote server returned an error: (403) Forbidden.', 403, undefined],
    ['urllib.error.HTTPError: HTTP Error 500: Internal Server Error', 500, undefined],
    ['Client error: `GET https://a.example/x` resulted in a `404 Not Found` response', 404, 'https://a.example/x'],
    ['curl: (22) The requested URL returned error: 415', 415, undefined],
  ])('a message of a client: %s', (text, status, url) => {
    expect(parsePaste(text)).toMatchObject({ status, url })
  })

  test('the JSON in a message of a client', () => {
    expect(parsePaste(`Request failed with status code 404: ${error}`).body).toBe(error)
  })

  test('only a body', () => {
    expect(parsePaste(` ${error}\n`)).toEqual({ headers: [], body: error })
    expect(parsePaste('<html><h1>502</h1></html>')).toEqual({ headers: [], body: '<html><h1>502</h1></html>' })
    expect(parsePaste('Warning: this is prose')).toEqual({ headers: [], body: 'Warning: this is prose' })
    expect(parsePaste('')).toEqual({ headers: [], body: '' })
  })
})

describe('a HAR file', () => {
  const entry = (status: number, text = error, more: object = {}) => ({
    request: { method: 'GET', url: `https://api.example.net/${status}` },
    response: {
      status,
      headers: [{ name: 'X-Request-ID', value: 'r-1' }],
      content: { text, ...more },
    },
  })

  test('is read from its first failed entry', () => {
    const har = JSON.stringify({ log: { entries: [entry(200), entry(404), entry(500)] } })
    expect(parsePaste(har)).toEqual({
      status: 404,
      headers: [['X-Request-ID', 'r-1']],
      body: error,
      method: 'GET',
      url: 'https://api.example.net/404',
    })
  })

  test('may be one entry with a body in base64', () => {
    const har = JSON.stringify(entry(404, Buffer.from(error).toString('base64'), { encoding: 'base64' }))
    expect(parsePaste(har)).toMatchObject({ status: 404, body: error })
  })

  test('may have invalid values', () => {
    expect(
      parsePaste('{"log":{"entries":[1,null,{"request":{},"response":{"status":"x","headers":[7,{}],"content":9}}]}}'),
    ).toEqual({
      status: undefined,
      headers: [],
      body: '',
      method: undefined,
      url: undefined,
    })
  })
})

test('an invalid text that changes the prototype of its values is decoded', () => {
  expect(decodeResponse(parsePaste('{"message":"x","status":{"__proto__":null},}')).heading).toBe('Unknown error')
})
