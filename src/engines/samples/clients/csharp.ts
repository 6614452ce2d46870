import { doubleQuoted } from '../literals'
import { fullUrl, indented, isFormData, type PreparedBody, type PreparedRequest } from '../prepared-request'
import type { NameValue, SampleParameter } from '../sample-request'

/** Properties of HttpMethod. */
const methodProperties = ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace']
/** Headers that the content or the handler writes itself. */
const automaticHeaders = ['content-type', 'content-length', 'accept-encoding']
/** Headers that HttpClient accepts only on the content. */
const contentHeaderPattern =
  /^(allow|content-(disposition|encoding|language|location|md5|range)|expires|last-modified)$/i
/** Headers whose values HttpClient parses; it throws if it cannot. */
const parsedHeaderPattern =
  /^(accept(-charset|-language)?|(proxy-)?authorization|cache-control|connection|date|expect|from|host|if-[a-z-]+|max-forwards|pragma|range|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|warning)$/i
/** Common values that HttpClient can certainly parse. */
const parsablePatterns: Partial<Record<string, RegExp>> = {
  accept: /^[\w*.+-]+\/[\w*.+-]+$/,
  authorization: /^([a-z]+ )?[\w.~+/=-]+$/i,
}

/** C# code that sends the request with HttpClient. */
export function csharpCode(request: PreparedRequest): string {
  const { method, headers, body } = request
  const property = methodProperties.find((name) => name.toUpperCase() === method)
  const handler = decompression(headers)
  const sentHeaders = headers.filter(({ name }) => !automaticHeaders.includes(name.toLowerCase()))
  const contentHeaders = sentHeaders.filter(({ name }) => contentHeaderPattern.test(name))
  const requestHeaders = sentHeaders.filter(({ name }) => !contentHeaderPattern.test(name))
  const initial = requestHeaders.filter(isInitial)
  return [
    ...(handler === undefined ? [] : ['using System.Net;']),
    'using System.Net.Http.Headers;',
    ...(handler === undefined ? [] : [`var clientHandler = new HttpClientHandler\n${block([handler])};`]),
    `var client = new HttpClient(${handler === undefined ? '' : 'clientHandler'});`,
    'var request = new HttpRequestMessage',
    `${block([
      `Method = ${property === undefined ? `new HttpMethod(${doubleQuoted(method)})` : `HttpMethod.${property}`},`,
      `RequestUri = new Uri(${doubleQuoted(fullUrl(request))}),`,
      ...(initial.length > 0
        ? [
            `Headers =\n${block(initial.map(({ name, value }) => `{ ${doubleQuoted(name)}, ${doubleQuoted(value)} },`))},`,
          ]
        : []),
      ...(body || contentHeaders.length > 0 ? [`Content = ${body ? content(body) : emptyContent},`] : []),
    ])};`,
    ...requestHeaders.filter((header) => !isInitial(header)).map((header) => addUnparsed('request.Headers', header)),
    ...contentHeaders.map((header) => addUnparsed('request.Content.Headers', header)),
    ...typeParameters(body),
    'using (var response = await client.SendAsync(request))',
    block([
      'response.EnsureSuccessStatusCode();',
      'var body = await response.Content.ReadAsStringAsync();',
      'Console.WriteLine(body);',
    ]),
  ].join('\n')
}

const emptyContent = 'new ByteArrayContent(Array.Empty<byte>())'

/** Whether a header can be set in the initializer, which parses known headers. */
function isInitial({ name, value }: NameValue): boolean {
  return !parsedHeaderPattern.test(name) || parsablePatterns[name.toLowerCase()]?.test(value) === true
}

/** Adds a header without parsing its value. */
function addUnparsed(headers: string, { name, value }: NameValue): string {
  return `${headers}.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`
}

function block(lines: string[]): string {
  return `{\n${indented(lines.join('\n'))}\n}`
}

/** Members of DecompressionMethods by content coding. */
const decompressionMethods = { gzip: 'GZip', deflate: 'Deflate', br: 'Brotli' }

/** The decompression setting; undefined if the request accepts no compressed response. */
function decompression(headers: readonly NameValue[]): string | undefined {
  const accepted = headers.find(({ name }) => name.toLowerCase() === 'accept-encoding')?.value ?? ''
  const codings = accepted.toLowerCase().split(/\W/)
  const methods = Object.entries(decompressionMethods).flatMap(([name, method]) =>
    codings.includes(name) ? [method] : [],
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
      return `new ${multipartClass(body.mimeType)}\n${block(body.parts.map((part) => `${partContent(part, body.mimeType)},`))}`
    case 'file':
      return `${fileContent(body.fileName)}\n${withHeaders([contentType(body.mimeType)])}`
    default:
      return `new StringContent(${doubleQuoted(body.text)})\n${withHeaders([contentType(body.mimeType)])}`
  }
}

function multipartClass(mimeType: string): string {
  if (isFormData(mimeType)) return 'MultipartFormDataContent'
  const [, subtype = 'mixed'] = /^multipart\/([^;\s]+)/i.exec(mimeType) ?? []
  return `MultipartContent(${doubleQuoted(subtype)})`
}

/** The parameters of a multipart content type, such as `type` of `multipart/related`, which the class does not take. */
function typeParameters(body: PreparedBody | undefined): string[] {
  if (body?.kind !== 'multipart' || isFormData(body.mimeType)) return []
  const parameters = body.mimeType.match(/(?<![\w-])[\w-]+=("[^"]*"|[^;\s"]+)/g) ?? []
  return parameters.map(
    (parameter) =>
      `request.Content.Headers.ContentType.Parameters.Add(NameValueHeaderValue.Parse(${doubleQuoted(parameter)}));`,
  )
}

function partContent({ name, value = '', fileName, contentType: type }: SampleParameter, mimeType: string): string {
  const disposition = block([
    `Name = ${doubleQuoted(name)},`,
    ...(fileName === undefined ? [] : [`FileName = ${doubleQuoted(fileName)},`]),
  ])
  const partBody = fileName === undefined ? `new StringContent(${doubleQuoted(value)})` : fileContent(fileName)
  return `${partBody}\n${withHeaders([
    ...(type === undefined ? [] : [contentType(type)]),
    `ContentDisposition = new ContentDispositionHeaderValue("${isFormData(mimeType) ? 'form-data' : 'attachment'}")\n${disposition},`,
  ])}`
}

function fileContent(name: string): string {
  return `new StreamContent(File.OpenRead(${doubleQuoted(name)}))`
}

/** Parses the type, because the constructor accepts no parameters such as the charset. */
function contentType(mimeType: string): string {
  return `ContentType = MediaTypeHeaderValue.Parse(${doubleQuoted(mimeType)}),`
}

function withHeaders(lines: string[]): string {
  return block([`Headers =\n${block(lines)},`])
}
