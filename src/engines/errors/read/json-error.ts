import { isRecord, isTexts } from '@/lib/json-values'
import type { StatedError, StatedField } from '../stated-error'
import { numberOf, readFields, textOf } from './json-fields'

type Members = Record<string, unknown>

/** Reads the error in a JSON body: an envelope of the platform, a problem (RFC 9457), an OAuth error, or another form. */
export function readJsonError(value: unknown, contentType = ''): StatedError {
  const body: unknown = Array.isArray(value) ? value[0] : value
  if (!isRecord(body)) return { dialect: 'json', fields: [] }
  return (
    readEnvelope(body) ??
    readRejection(body) ??
    readBatch(body) ??
    readProblem(body, contentType) ??
    readOauth(body) ??
    readMessage(body) ??
    readOther(body, Array.isArray(value) ? value : undefined)
  )
}

/** Reads the envelope of the platform's own services, which has a title and a message in `error`. */
function readEnvelope({ error }: Members): StatedError | undefined {
  if (!isRecord(error) || typeof error['error'] !== 'string') return undefined
  const { errorDescription, validationErrors } = error
  return {
    dialect: 'envelope',
    title: error['error'],
    detail: textOf(errorDescription),
    fields: readFields(validationErrors),
  }
}

/** Reads an entry of the history of transactions. Its last message says why a document was refused. */
function readRejection(body: Members): StatedError | undefined {
  const log = body['status_log']
  const messages = (Array.isArray(log) ? log : [body]).flatMap((entry: unknown) =>
    isRecord(entry) && ('timestamp' in entry || 'path' in entry) ? (textOf(entry['message']) ?? []) : [],
  )
  const detail = messages.findLast((message) => /^(?:rejected|refused)\b/i.test(message))
  return detail === undefined ? undefined : { dialect: 'rejection', detail, fields: [] }
}

/** Reads a failed batch of labels, which names the entries that break a rule. */
function readBatch({ status, validationErrors }: Members): StatedError | undefined {
  if (status !== 'Failed' || !Array.isArray(validationErrors)) return undefined
  return { dialect: 'batch', fields: readFields(validationErrors) }
}

function readProblem(body: Members, contentType: string): StatedError | undefined {
  const { title, detail, type, status, context, requestId, errors } = body
  const isProblem =
    contentType.includes('problem+json') ||
    (typeof title === 'string' &&
      (typeof status === 'number' || typeof detail === 'string' || typeof type === 'string'))
  if (!isProblem) return undefined
  return {
    dialect: 'problem',
    status: typeof status === 'number' ? status : undefined,
    code: textOf(body['code']),
    title: textOf(title),
    detail: textOf(detail),
    fields: [...readFields(context), ...readFields(errors ?? body['invalid-params'] ?? body['violations'])],
    requestId: textOf(requestId) ?? textOf(body['traceId']),
  }
}

/** Reads an OAuth error: a code of words and underscores, and a description (RFC 6749). */
function readOauth(body: Members): StatedError | undefined {
  const { error, error_description: description } = body
  if (typeof error !== 'string') return undefined
  if (description === undefined && !/^[a-z]+(?:_[a-z]+)+$/.test(error)) return undefined
  return { dialect: 'oauth', code: error, detail: textOf(description), fields: [] }
}

/** Reads the form of older versions of the APIs: a message, and the status as its code. */
function readMessage(body: Members): StatedError | undefined {
  const { message, code, ...others } = body
  if (typeof message !== 'string' || typeof code !== 'number' || Object.keys(others).length > 0) return undefined
  return { dialect: 'message', status: code, detail: message, fields: [] }
}

const codeNames = ['code', 'errorCode', 'error_code', 'Code', '__type', 'faultcode', 'reason']
const titleNames = ['title', 'error', 'Error', 'name']
const detailNames = [
  'message',
  'detail',
  'Message',
  'errorMessage',
  'description',
  'errorDescription',
  'faultstring',
  'msg',
]
const requestIdNames = ['requestId', 'request_id', 'RequestId', 'traceId', 'trace_id', 'correlationId']
const statusNames = ['status', 'statusCode', 'status_code']

/** Reads any other JSON: looks for the usual names of a code, a title, a message and fields, at most two levels deep. */
function readOther(body: Members, list?: readonly unknown[]): StatedError {
  const nested = [body['error'], body['fault'], body['Error'], body['errors']].flatMap((part) =>
    Array.isArray(part) ? part.slice(0, 1) : [part],
  )
  const levels = [body, ...nested.filter(isRecord)]
  const find = (names: readonly string[]) =>
    levels
      .flatMap((level) => names.map((name) => level[name]))
      .find((found) => typeof found === 'string' && found !== '')
  const status = levels.flatMap((level) => statusNames.map((name) => numberOf(level[name])))
  const errors = list ?? body['errors'] ?? body['validationErrors'] ?? body['detail'] ?? body['details']
  const texts = isTexts(body['errors']) ? body['errors'].slice(0, 3).join(' ') : undefined
  const numericCode = levels.map(({ code }) => code).find((code) => typeof code === 'number')
  const statusCode = numericCode !== undefined && numericCode >= 400 && numericCode < 600 ? numericCode : undefined
  return {
    dialect: 'json',
    status: status.find((number) => number >= 100 && number < 600) ?? statusCode,
    code: textOf(find(codeNames)) ?? (numericCode === statusCode ? undefined : String(numericCode)),
    title: textOf(find(titleNames)),
    detail: textOf(find(detailNames)) ?? texts,
    fields: readFields(errors).concat(ownFields(body)),
    requestId: textOf(find(requestIdNames)),
  }
}

/** Reads a body that has only lists of messages by field, which is the form of some frameworks. */
function ownFields(body: Members): StatedField[] {
  const entries = Object.entries(body)
  const areLists = entries.length > 0 && entries.every(([name, value]) => name !== 'errors' && isTexts(value))
  return areLists ? readFields(body) : []
}
