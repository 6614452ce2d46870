import { doubleQuoted } from '../literals'
import {
  fullAddress,
  urlencoded,
  withoutContentType,
  withoutRefusedBody,
  type PreparedBody,
  type PreparedRequest,
} from '../prepared-request'
import type { SampleParameter } from '../sample-request'

/** Java code that sends the request with OkHttp. */
export function javaCode(prepared: PreparedRequest): string {
  const { request, omissionComment } = withoutRefusedBody(prepared, 'OkHttp')
  const { headers, body } = request
  // MultipartBody.Builder writes the Content-Type itself, with a boundary that it generates.
  const sentHeaders = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  return [
    'OkHttpClient client = new OkHttpClient();',
    '',
    ...(body ? bodyLines(body) : []),
    ...omissionComment,
    'Request request = new Request.Builder()',
    `    .url(${doubleQuoted(fullAddress(request))})`,
    `    .${methodCall(request)}`,
    ...sentHeaders.map(({ name, value }) => `    .addHeader(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    '    .build();',
    '',
    'Response response = client.newCall(request).execute();',
  ].join('\n')
}

function methodCall({ method, body }: PreparedRequest): string {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return `${method.toLowerCase()}()`
    case 'POST':
    case 'PUT':
    case 'PATCH':
      // OkHttp refuses these methods without a body.
      return `${method.toLowerCase()}(${body ? 'body' : 'RequestBody.create(null, new byte[0])'})`
    case 'DELETE':
      return `delete(${body ? 'body' : 'null'})`
    default:
      return `method(${doubleQuoted(method)}, ${body ? 'body' : 'null'})`
  }
}

function bodyLines(body: PreparedBody): string[] {
  if (body.kind === 'multipart') {
    return [
      'RequestBody body = new MultipartBody.Builder()',
      '    .setType(MultipartBody.FORM)',
      ...body.parts.map((part) => `    .addFormDataPart(${partArguments(part)})`),
      '    .build();',
    ]
  }
  const mimeType = body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.mimeType
  return [
    `MediaType mediaType = ${parseMediaType(mimeType)};`,
    `RequestBody body = RequestBody.create(mediaType, ${bodyContent(body)});`,
  ]
}

function bodyContent(body: Exclude<PreparedBody, { kind: 'multipart' }>): string {
  if (body.kind === 'file') return newFile(body.fileName)
  return doubleQuoted(body.kind === 'form' ? urlencoded(body.fields) : body.text)
}

function partArguments({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined && contentType === undefined) return `${doubleQuoted(name)}, ${doubleQuoted(value)}`
  const type = contentType === undefined ? 'null' : parseMediaType(contentType)
  const [file, content] =
    fileName === undefined ? ['null', doubleQuoted(value)] : [doubleQuoted(fileName), newFile(fileName)]
  return `${doubleQuoted(name)}, ${file}, RequestBody.create(${type}, ${content})`
}

function parseMediaType(mimeType: string): string {
  return `MediaType.parse(${doubleQuoted(mimeType)})`
}

function newFile(name: string): string {
  return `new File(${doubleQuoted(name)})`
}
