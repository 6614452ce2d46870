import { doubleQuoted } from '../literals'
import { fullAddress, indented, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

const properties = ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace']
/** What the content, or the handler, writes itself. */
const own = ['content-type', 'content-length', 'accept-encoding']

/** A request with HttpClient. */
export function csharpCode(request: PreparedRequest): string {
  const { method, headers, body } = request
  const property = properties.find((name) => name.toUpperCase() === method)
  const handler = decompression(headers)
  const sent = headers.filter(({ name }) => !own.includes(name.toLowerCase()))
  return [
    'using System.Net.Http.Headers;',
    ...(handler === undefined ? [] : [`var clientHandler = new HttpClientHandler\n${block([handler])};`]),
    `var client = new HttpClient(${handler === undefined ? '' : 'clientHandler'});`,
    'var request = new HttpRequestMessage',
    `${block([
      `Method = ${property === undefined ? `new HttpMethod(${doubleQuoted(method)})` : `HttpMethod.${property}`},`,
      `RequestUri = new Uri(${doubleQuoted(fullAddress(request))}),`,
      ...(sent.length > 0
        ? [`Headers =\n${block(sent.map(({ name, value }) => `{ ${doubleQuoted(name)}, ${doubleQuoted(value)} },`))},`]
        : []),
      ...(body ? [`Content = ${content(body)},`] : []),
    ])};`,
    'using (var response = await client.SendAsync(request))',
    block([
      'response.EnsureSuccessStatusCode();',
      'var body = await response.Content.ReadAsStringAsync();',
      'Console.WriteLine(body);',
    ]),
  ].join('\n')
}

function block(lines: string[]): string {
  return `{\n${indented(lines.join('\n'))}\n}`
}

/** What unpacks the answer, where the request allows to pack it. */
function decompression(headers: readonly NameValue[]): string | undefined {
  const accepted = headers.find(({ name }) => name.toLowerCase() === 'accept-encoding')?.value ?? ''
  const methods = ['GZip', 'Deflate'].filter((method) => new RegExp(`\\b${method}\\b`, 'i').test(accepted))
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
