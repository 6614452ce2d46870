import { doubleQuoted } from '../literals'
import { fullAddress, indented, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

const properties = ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace']
/** What the content, or the handler, writes itself. */
const own = ['content-type', 'content-length', 'accept-encoding']
/** HttpClient takes these with a content only. */
const ofContent = /^(allow|content-(disposition|encoding|language|location|md5|range)|expires|last-modified)$/i
/** HttpClient reads the values of these and throws where it cannot. */
const read =
  /^(accept(-charset|-language)?|(proxy-)?authorization|cache-control|connection|date|expect|from|host|if-[a-z-]+|max-forwards|pragma|range|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|warning)$/i
/** Values that it reads for certain, as most samples have them. */
const readable: Partial<Record<string, RegExp>> = {
  accept: /^[\w*.+-]+\/[\w*.+-]+$/,
  authorization: /^([a-z]+ )?[\w.~+/=-]+$/i,
}

/** A request with HttpClient. */
export function csharpCode(request: PreparedRequest): string {
  const { method, headers, body } = request
  const property = properties.find((name) => name.toUpperCase() === method)
  const handler = decompression(headers)
  const sent = headers.filter(({ name }) => !own.includes(name.toLowerCase()))
  const contentHeaders = sent.filter(({ name }) => ofContent.test(name))
  const requestHeaders = sent.filter(({ name }) => !ofContent.test(name))
  const initial = requestHeaders.filter(isInitial)
  return [
    ...(handler === undefined ? [] : ['using System.Net;']),
    'using System.Net.Http.Headers;',
    ...(handler === undefined ? [] : [`var clientHandler = new HttpClientHandler\n${block([handler])};`]),
    `var client = new HttpClient(${handler === undefined ? '' : 'clientHandler'});`,
    'var request = new HttpRequestMessage',
    `${block([
      `Method = ${property === undefined ? `new HttpMethod(${doubleQuoted(method)})` : `HttpMethod.${property}`},`,
      `RequestUri = new Uri(${doubleQuoted(fullAddress(request))}),`,
      ...(initial.length > 0
        ? [
            `Headers =\n${block(initial.map(({ name, value }) => `{ ${doubleQuoted(name)}, ${doubleQuoted(value)} },`))},`,
          ]
        : []),
      ...(body || contentHeaders.length > 0 ? [`Content = ${body ? content(body) : nothing},`] : []),
    ])};`,
    ...requestHeaders.filter((header) => !isInitial(header)).map((header) => unread('request.Headers', header)),
    ...contentHeaders.map((header) => unread('request.Content.Headers', header)),
    'using (var response = await client.SendAsync(request))',
    block([
      'response.EnsureSuccessStatusCode();',
      'var body = await response.Content.ReadAsStringAsync();',
      'Console.WriteLine(body);',
    ]),
  ].join('\n')
}

const nothing = 'new ByteArrayContent(Array.Empty<byte>())'

function isInitial({ name, value }: NameValue): boolean {
  return !read.test(name) || readable[name.toLowerCase()]?.test(value) === true
}

/** A header whose value is sent as it is. */
function unread(headers: string, { name, value }: NameValue): string {
  return `${headers}.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`
}

function block(lines: string[]): string {
  return `{\n${indented(lines.join('\n'))}\n}`
}

const codings = { gzip: 'GZip', deflate: 'Deflate', br: 'Brotli' }

/** What unpacks the answer, where the request allows to pack it. */
function decompression(headers: readonly NameValue[]): string | undefined {
  const accepted = headers.find(({ name }) => name.toLowerCase() === 'accept-encoding')?.value ?? ''
  const methods = Object.entries(codings).flatMap(([name, method]) =>
    new RegExp(`\\b${name}\\b`, 'i').test(accepted) ? [method] : [],
  )
  if (methods.length === 0) return undefined
  return `AutomaticDecompression = ${methods.map((method) => `DecompressionMethods.${method}`).join(' | ')},`
}

function content(body: PreparedBody): string {
  switch (body.kind) {
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `new(${doubleQuoted(name)}, ${doubleQuoted(value)}),`)
      return `new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n${block(pairs)})`
    }
    case 'multipart':
      return `new MultipartFormDataContent\n${block(body.parts.map((part) => `${partContent(part)},`))}`
    case 'file':
      return `${fileContent(body.fileName)}\n${withHeaders([contentType(body.mimeType)])}`
    default:
      return `new StringContent(${doubleQuoted(body.text)})\n${withHeaders([contentType(body.mimeType)])}`
  }
}

function partContent({ name, value = '', fileName, contentType: type }: SampleParameter): string {
  const disposition = block([
    `Name = ${doubleQuoted(name)},`,
    ...(fileName === undefined ? [] : [`FileName = ${doubleQuoted(fileName)},`]),
  ])
  const made = fileName === undefined ? `new StringContent(${doubleQuoted(value)})` : fileContent(fileName)
  return `${made}\n${withHeaders([
    ...(type === undefined ? [] : [contentType(type)]),
    `ContentDisposition = new ContentDispositionHeaderValue("form-data")\n${disposition},`,
  ])}`
}

function fileContent(name: string): string {
  return `new StreamContent(File.OpenRead(${doubleQuoted(name)}))`
}

/** Its constructor takes no parameters such as the charset. */
function contentType(mimeType: string): string {
  return `ContentType = MediaTypeHeaderValue.Parse(${doubleQuoted(mimeType)}),`
}

function withHeaders(lines: string[]): string {
  return block([`Headers =\n${block(lines)},`])
}
