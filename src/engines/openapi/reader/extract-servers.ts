import { filledTemplate } from '../document/filled-template'
import { omissionErrors } from './cut'
import type { Cut } from './cut'
import { isObject, own, ownEntries, ownList, ownText, present } from '../document/json'
import { rootOf } from './spec-document'
import type { Reading } from './reading'
import type { Place, SpecDocument } from './spec-document'
import type { ReadError } from '../document/schema-types'
import { valueText } from '../document/value-text'
import type { ServerVariable, ServerView } from '../document/types'

const serverLimit = 50
const variableLimit = 50
const valueLimit = 300

/** Returns the servers of an operation, else of its path, else of the document; in Swagger 2.0, from host and schemes. */
export function serversOf(reading: Reading, holders: readonly Place[]): Cut<ServerView> {
  const { main } = reading
  const holder = holders.find(({ value }) => ownList(value, 'servers').some(isObject))
  const servers = ownList(holder?.value, 'servers').filter(isObject)
  if (servers.length > 0) return reading.viewsOf(servers, serverLimit, (server) => serverView(reading, server, main))
  return reading.viewsOf(swagger2Servers(holders[0] ?? rootOf(main), main), serverLimit, (server) => server)
}

/** Returns the address of the server described as prod, else of the first (DOC-37). */
export function preferredServer(servers: readonly ServerView[]): string {
  const prod = servers.find(({ description }) => description?.trim().toLowerCase() === 'prod')
  return (prod ?? servers[0])?.url ?? ''
}

/** Reads one server: its variables have their defaults, and its address is made absolute. */
export function serverView(reading: Reading, server: unknown, document: SpecDocument): ServerView {
  const written = reading.textWithinBudget(ownText(server, 'url') ?? '/')
  const errors: ReadError[] = []
  const { shown: variables, more } = reading.viewsOf(
    ownEntries(server, 'variables'),
    variableLimit,
    ([name, variable]) => {
      const values = reading.viewsOf(ownList(variable, 'enum'), valueLimit, (value) =>
        reading.countedText(valueText(value)),
      )
      errors.push(...omissionErrors(values.more, `value of ${name}`, `values of ${name}`))
      const standard = own(variable, 'default') === '' ? '' : reading.textWithinBudget(ownText(variable, 'default'))
      // The default is an allowed value, but not every document lists it.
      const isListed = standard === undefined || values.shown.length === 0 || values.shown.includes(standard)
      const all = isListed ? values.shown : [standard, ...values.shown]
      return present({
        name,
        default: standard,
        values: all,
        phrases: [
          ...(standard === undefined ? [] : [{ text: 'Default', codes: [standard] }]),
          ...(all.length > 0 ? [{ text: 'One of', codes: all }] : []),
        ],
        description: reading.textWithinBudget(ownText(variable, 'description')),
      })
    },
  )
  errors.push(...omissionErrors(more, 'variable'))
  return present({
    ...addresses(written, variables, document),
    name: ownText(server, 'name'),
    description: reading.textWithinBudget(ownText(server, 'description')),
    variables,
    errors: errors.length > 0 ? errors : undefined,
  })
}

function swagger2Servers(operation: Place, document: SpecDocument): ServerView[] {
  const { root } = document
  const base = ownText(root, 'basePath') ?? ''
  const host = ownText(root, 'host')
  const [schemes = []] = [ownList(operation.value, 'schemes'), ownList(root, 'schemes')]
    .map((list) => list.filter((scheme) => typeof scheme === 'string'))
    .filter((list) => list.length > 0)
  if (own(root, 'swagger') === undefined || (host === undefined && base === '')) {
    return [plainServer('/', document)]
  }
  if (host === undefined) return [plainServer(base, document)]
  const page = /^https?(?=:)/.exec(document.url)?.[0] ?? 'https'
  const used = schemes.length > 0 ? [...new Set(schemes)] : [page]
  return used.map((scheme) => plainServer(`${scheme}://${host}${base}`.replace(/\/$/, ''), document))
}

function plainServer(template: string, document: SpecDocument): ServerView {
  return { ...addresses(template, [], document), variables: [] }
}

/** Resolves addresses relative to the document's. One that begins with a variable may be absolute, and stays unchanged. */
function addresses(written: string, variables: ServerVariable[], { url: from }: SpecDocument) {
  const filled = filledTemplate({ template: written, variables })
  if (isAbsolute(filled)) return { url: filled, template: written }
  // The root of a server is empty once its trailing slash has been removed.
  const url = absolute(filled || '/', from)
  return { url, template: written.startsWith('{') ? written : absolute(written, from) }
}

function isAbsolute(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url)
}

function absolute(url: string, from: string): string {
  try {
    return decodeURI(new URL(url, from).href).replace(/\/$/, '')
  } catch {
    return url
  }
}
