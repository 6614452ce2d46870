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

/** A request with OkHttp. */
export function javaCode(prepared: PreparedRequest): string {
  const { request, leftOut } = withoutRefusedBody(prepared, 'OkHttp')
  const { headers, body } = request
  // The builder of parts has a boundary of its own.
  const sent = body?.kind === 'multipart' ? withoutContentType(headers) : headers
  return [
    'OkHttpClient client = new OkHttpClient();',
    '',
    ...(body ? bodyLines(body) : []),
    ...leftOut,
    'Request request = new Request.Builder()',
    `    .url(${doubleQuoted(fullAddress(request))})`,
    `    .${methodCall(request)}`,
    ...sent.map(({ name, value }) => `    .addHeader(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
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
    `MediaType mediaType = ${parsedType(mimeType)};`,
    `RequestBody body = RequestBody.create(mediaType, ${contentOf(body)});`,
  ]
}

function contentOf(body: Exclude<PreparedBody, { kind: 'multipart' }>): string {
  if (body.kind === 'file') return newFile(body.fileName)
  return doubleQuoted(body.kind === 'form' ? urlencoded(body.fields) : body.text)
}

function partArguments({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined && contentType === undefined) return `${doubleQuoted(name)}, ${doubleQuoted(value)}`
  const type = contentType === undefined ? 'null' : parsedType(contentType)
  const [file, content] =
    fileName === undefined ? ['null', doubleQuoted(value)] : [doubleQuoted(fileName), newFile(fileName)]
  return `${doubleQuoted(name)}, ${file}, RequestBody.create(${type}, ${content})`
}

function parsedType(mimeType: string): string {
  return `MediaType.parse(${doubleQuoted(mimeType)})`
}

function newFile(name: string): string {
  return `new File(${doubleQuoted(name)})`
}
