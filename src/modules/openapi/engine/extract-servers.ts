import { isObject, own, ownEntries, ownList, ownText, present } from './json'
import { rootOf } from './spec-document'
import type { Place, SpecDocument } from './spec-document'
import { valueText } from './text'
import type { ServerView } from './types'

/** The servers of an operation: its own, else the path's, else the document's; for Swagger 2.0 from host and schemes. */
export function serversOf(holders: readonly Place[], document: SpecDocument): ServerView[] {
  const holder = holders.find(({ value }) => ownList(value, 'servers').some(isObject))
  if (holder)
    return ownList(holder.value, 'servers')
      .filter(isObject)
      .slice(0, 50)
      .map((server) => serverView(server, document))
  return swagger2Servers(holders[0] ?? rootOf(document), document)
}

/** The server described as prod, else the first (2 §3). */
export function preferredServer(servers: readonly ServerView[]): string {
  const prod = servers.find(({ description }) => description?.trim().toLowerCase() === 'prod')
  return (prod ?? servers[0])?.url ?? ''
}

/** One server, its variables at their defaults, relative addresses made absolute. */
export function serverView(server: unknown, document: SpecDocument): ServerView {
  const template = ownText(server, 'url') ?? '/'
  const variables = ownEntries(server, 'variables').map(([name, variable]) =>
    present({
      name,
      default: ownText(variable, 'default') ?? '',
      values: ownList(variable, 'enum').map(valueText),
      description: ownText(variable, 'description'),
    }),
  )
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = variables.find((candidate) => candidate.name === name)
    return variable ? variable.default || variable.values[0] || written : written
  })
  return present({
    url: absolute(filled, document.url),
    template,
    name: ownText(server, 'name'),
    description: ownText(server, 'description'),
    variables,
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
    return [{ url: absolute('/', document.url), template: '/', variables: [] }]
  }
  if (host === undefined) return [{ url: absolute(base, document.url), template: base, variables: [] }]
  const page = /^https?(?=:)/.exec(document.url)?.[0] ?? 'https'
  const used = schemes.length > 0 ? [...new Set(schemes)] : [page]
  return used.map((scheme) => {
    const url = withoutSlash(`${scheme}://${host}${base}`)
    return { url, template: url, variables: [] }
  })
}

/** Relative addresses count from the document's own; without a final slash, because paths begin with one. */
function absolute(url: string, documentUrl: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return withoutSlash(url)
  try {
    return withoutSlash(decodeURI(new URL(url, documentUrl).href))
  } catch {
    return withoutSlash(url)
  }
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
