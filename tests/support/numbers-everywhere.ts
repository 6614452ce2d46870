import { formOf, type ReceivedCall } from './echo-server.ts'

/** How many numbers the document has. */
export const numberCount = 30

/** The numbers from one index to another, as a list of JSON. */
const listed = (n: readonly string[], from: number, to: number) => n.slice(from, to).join(', ')

/**
 * Writes an API document with a number in every place of a request: path, query, header, cookie, form, parts and JSON.
 * @param n `numberCount` numbers as JSON writes them
 */
export function documentWithNumbers(server: string, n: readonly string[]): string {
  return `{
  "openapi": "3.1.0", "info": { "title": "Cartons", "version": "1" }, "servers": [{ "url": "${server}" }], "security": [],
  "paths": {
    "/cartons/{sscc}": { "post": { "summary": "Replace a carton", "parameters": [
      { "name": "sscc", "in": "path", "required": true, "schema": { "type": "number" }, "example": ${n[0]} },
      { "name": "from", "in": "query", "schema": { "type": "number", "default": ${n[1]} }, "required": true },
      { "name": "list", "in": "query", "schema": { "type": "array", "items": { "type": "number" } }, "example": [${listed(n, 2, 5)}] },
      { "name": "joined", "in": "query", "style": "form", "explode": false, "schema": { "type": "array", "items": { "type": "number" } }, "example": [${listed(n, 5, 7)}] },
      { "name": "box", "in": "query", "schema": { "type": "object" }, "example": { "9": ${n[7]}, "1": ${n[8]} } },
      { "name": "X-Carton", "in": "header", "schema": { "type": "number" }, "examples": { "one": { "value": ${n[9]} } } },
      { "name": "X-Cartons", "in": "header", "schema": { "type": "array", "items": { "type": "number" } }, "example": [${listed(n, 10, 12)}] },
      { "name": "carton", "in": "cookie", "schema": { "type": "number", "enum": [${n[12]}] }, "required": true }
    ],
    "requestBody": { "content": { "application/json": {
      "schema": { "type": "object", "properties": { "weight": { "type": "number" } } },
      "example": { "weight": ${n[13]}, "codes": [${listed(n, 14, 20)}], "same": { "7": ${n[20]}, "5": ${n[21]} } } } } },
    "responses": { "204": { "description": "Replaced" } } } },
    "/form": { "post": { "summary": "Send a form", "requestBody": { "content": { "application/x-www-form-urlencoded": {
      "schema": { "type": "object", "properties": { "total": { "type": "number" }, "codes": { "type": "array", "items": { "type": "number" } }, "box": { "type": "object" } } },
      "example": { "total": ${n[22]}, "codes": [${listed(n, 23, 25)}], "box": { "a": ${n[25]} } } } } },
    "responses": { "204": { "description": "Sent" } } } },
    "/parts": { "post": { "summary": "Send parts", "requestBody": { "content": { "multipart/form-data": {
      "schema": { "type": "object", "properties": { "total": { "type": "number" }, "codes": { "type": "array", "items": { "type": "number" } }, "box": { "type": "object" } } },
      "example": { "total": ${n[26]}, "codes": [${listed(n, 27, 29)}], "box": { "a": ${n[29]} } } } } },
    "responses": { "204": { "description": "Sent" } } } }
  }
}`
}

/** The parts of a received request that may have numbers. */
export interface ReceivedNumbers {
  address: string
  /** Sorted, because a joined list is written before the other pairs. */
  query: string[]
  header?: unknown
  headers?: unknown
  cookie?: string
  body: string | [name: string, value: string, fileName?: string][]
}

/** Returns the texts of a call in which numbers are. JSON is without its spaces, which clients write in their own way. */
export async function numbersOf(call: ReceivedCall): Promise<ReceivedNumbers> {
  const { method, url, headers, body } = call
  const isJson = headers['content-type'] === 'application/json'
  const { cookie, 'x-carton': header, 'x-cartons': list } = headers
  return {
    address: `${method} ${decodeURIComponent(url.split('?')[0] ?? '')}`,
    query: queryOf(url.split('?')[1] ?? ''),
    ...(header !== undefined && { header }),
    ...(list !== undefined && { headers: list }),
    ...(cookie !== undefined && { cookie: decodeURIComponent(String(cookie)) }),
    body: isJson ? body.toString().replaceAll(/\s/g, '') : await formOf(call),
  }
}

function queryOf(query: string): string[] {
  return query.split('&').map(decodeURIComponent).toSorted()
}

/** The calls of the operations of `documentWithNumbers`, in their order. @param base path of the server */
export function expectedNumbers(n: readonly string[], base = ''): ReceivedNumbers[] {
  const [sscc, from, list1, list2, list3] = n
  const query = `from=${from}&list=${list1}&list=${list2}&list=${list3}&joined=${n[5]},${n[6]}&9=${n[7]}&1=${n[8]}`
  const codes = n.slice(14, 20).join(',')
  return [
    {
      address: `POST ${base}/cartons/${sscc}`,
      query: queryOf(query),
      header: n[9],
      headers: `${n[10]},${n[11]}`,
      cookie: `carton=${n[12]}`,
      body: `{"weight":${n[13]},"codes":[${codes}],"same":{"7":${n[20]},"5":${n[21]}}}`,
    },
    { address: `POST ${base}/form`, query: [''], body: fieldsOf(n.slice(22, 26)) },
    { address: `POST ${base}/parts`, query: [''], body: fieldsOf(n.slice(26, 30)) },
  ]
}

function fieldsOf([total = '', first = '', second = '', inner = '']: readonly string[]): [string, string][] {
  return [
    ['total', total],
    ['codes', first],
    ['codes', second],
    ['box', `{"a":${inner}}`],
  ]
}
