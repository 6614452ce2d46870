import { differences, resolve } from './schema-check'
import { apiDocument } from './site'

type Json = Record<string, unknown>

interface Sent {
  token?: string
  body?: unknown
  form?: Record<string, string>
}

/** Calls the operations of API documents on a running platform, and records where responses differ from the documents. */
export async function documentedCalls(files: readonly string[], origin: string) {
  const operations = new Map<string, { method: string; path: string; described: Json; document: Json }>()
  for (const file of files) {
    const document = (await apiDocument(file)) ?? {}
    for (const [path, item] of Object.entries(document['paths'] as Record<string, Record<string, Json>>)) {
      for (const [method, operation] of Object.entries(item)) {
        if (typeof operation['operationId'] !== 'string') continue
        operations.set(operation['operationId'], { method: method.toUpperCase(), path, described: operation, document })
      }
    }
  }
  /** The operations that were called, with the statuses of their responses. */
  const seen = new Set<string>()
  let errors: string[] = []

  function documented(name: string) {
    const found = operations.get(name)
    if (!found) throw new Error(`${name} is not documented`)
    return found
  }

  /** Calls an operation at its documented address, and compares the response with the document. */
  async function call(name: string, values: Record<string, string> = {}, sent: Sent = {}) {
    const { method, path } = documented(name)
    const rest = new URLSearchParams(values)
    const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      rest.delete(key)
      return encodeURIComponent(values[key] ?? 'none')
    })
    const query = rest.size > 0 ? `?${rest}` : ''
    const response = await fetch(`${origin}${address}${query}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      ...(sent.form && { body: new URLSearchParams(sent.form) }),
    })
    return compare(name, response)
  }

  async function compare(name: string, response: Response): Promise<{ status: number; body: Json }> {
    const { document, described } = documented(name)
    const { status } = response
    seen.add(`${name} ${status}`)
    const report = (...texts: string[]) => errors.push(...texts.map((text) => `${name} ${status}: ${text}`))
    const answer = (described['responses'] as Json)[String(status)]
    if (answer === undefined) report('not documented')
    const { headers, content } = resolve(answer, document) as Record<string, Record<string, Json> | undefined>
    for (const header of Object.keys(headers ?? {})) {
      if (header !== 'Warning' && !response.headers.has(header)) report(`no header ${header}`)
    }
    const text = await response.text()
    if (!content) return { status, body: {} }
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    if (content[type] === undefined) report(`answers ${type}`)
    if (!type.endsWith('json')) return { status, body: {} }
    const body = JSON.parse(text) as Json
    report(...differences(body, content[type]?.['schema'], document))
    return { status, body }
  }

  return {
    call,
    compare,
    /** The documented statuses of these operations, or of all, that no call has returned. */
    unseen(names: Iterable<string> = operations.keys()) {
      return [...names]
        .flatMap((name) =>
          Object.keys(documented(name).described['responses'] as Json).map((status) => `${name} ${status}`),
        )
        .filter((item) => !seen.has(item))
    },
    /** The differences since the last call of this function. */
    takeProblems() {
      const found = errors
      errors = []
      return found
    },
  }
}
