import { doubleQuoted } from '../literals'
import {
  dispositionOf,
  fullUrl,
  isFormData,
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
    `    .url(${doubleQuoted(fullUrl(request))})`,
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
      ...(isFormData(body.mimeType)
        ? [
            '    .setType(MultipartBody.FORM)',
            ...body.parts.map((part) => `    .addFormDataPart(${partArguments(part)})`),
          ]
        : [
            `    .setType(${parseMediaType(body.mimeType)})`,
            ...body.parts.map((part) => `    .addPart(${headersOf(part, body.mimeType)}, ${partBody(part)})`),
          ]),
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

function partArguments(part: SampleParameter): string {
  const { name, value = '', fileName, contentType } = part
  if (fileName === undefined && contentType === undefined) return `${doubleQuoted(name)}, ${doubleQuoted(value)}`
  const file = fileName === undefined ? 'null' : doubleQuoted(fileName)
  return `${doubleQuoted(name)}, ${file}, ${partBody(part)}`
}

function partBody({ value = '', fileName, contentType }: SampleParameter): string {
  const type = contentType === undefined ? 'null' : parseMediaType(contentType)
  return `RequestBody.create(${type}, ${fileName === undefined ? doubleQuoted(value) : newFile(fileName)})`
}

/** The headers of a part. OkHttp refuses a name outside ASCII elsewhere. */
function headersOf(part: SampleParameter, mimeType: string): string {
  const disposition = doubleQuoted(dispositionOf(mimeType, part))
  return `new Headers.Builder().addUnsafeNonAscii("Content-Disposition", ${disposition}).build()`
}

function parseMediaType(mimeType: string): string {
  return `MediaType.parse(${doubleQuoted(mimeType)})`
}

function newFile(name: string): string {
  return `new File(${doubleQuoted(name)})`
}
