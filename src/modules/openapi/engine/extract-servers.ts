import { leftOut, spent, spentText, viewsOf } from './budget'
import type { Cut } from './cut'
import { isObject, own, ownEntries, ownList, ownText, present } from './json'
import { rootOf } from './spec-document'
import type { Bundle, Place, SpecDocument } from './spec-document'
import type { Problem } from './schema-types'
import { valueText } from './text'
import type { ServerView } from './types'

const serverLimit = 50
const variableLimit = 50
const valueLimit = 300

/** The servers of an operation: its own, else the path's, else the document's; for Swagger 2.0 from host and schemes. */
export function serversOf(bundle: Bundle, holders: readonly Place[]): Cut<ServerView> {
  const { main } = bundle
  const holder = holders.find(({ value }) => ownList(value, 'servers').some(isObject))
  const servers = ownList(holder?.value, 'servers').filter(isObject)
  if (servers.length > 0) return viewsOf(bundle, servers, serverLimit, (server) => serverView(bundle, server, main))
  return viewsOf(bundle, swagger2Servers(holders[0] ?? rootOf(main), main), serverLimit, (server) => server)
}

/** The server described as prod, else the first (2 §3). */
export function preferredServer(servers: readonly ServerView[]): string {
  const prod = servers.find(({ description }) => description?.trim().toLowerCase() === 'prod')
  return (prod ?? servers[0])?.url ?? ''
}

/** One server, its variables at their defaults, relative addresses made absolute. */
export function serverView(bundle: Bundle, server: unknown, document: SpecDocument): ServerView {
  const template = spentText(bundle, ownText(server, 'url') ?? '/')
  const problems: Problem[] = []
  const { shown: variables, more } = viewsOf(
    bundle,
    ownEntries(server, 'variables'),
    variableLimit,
    ([name, variable]) => {
      const values = viewsOf(bundle, ownList(variable, 'enum'), valueLimit, (value) => spent(bundle, valueText(value)))
      problems.push(...leftOut(values.more, `value of ${name}`, `values of ${name}`))
      return present({
        name,
        default: spentText(bundle, ownText(variable, 'default') ?? ''),
        values: values.shown,
        description: spentText(bundle, ownText(variable, 'description')),
      })
    },
  )
  problems.push(...leftOut(more, 'variable'))
  const byName = new Map(variables.map((variable) => [variable.name, variable]))
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = byName.get(name)
    return variable ? variable.default || variable.values[0] || written : written
  })
  return present({
    url: absolute(filled, document.url),
    template,
    name: ownText(server, 'name'),
    description: spentText(bundle, ownText(server, 'description')),
    variables,
    problems: problems.length > 0 ? problems : undefined,
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
