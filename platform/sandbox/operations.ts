import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isObject, own, ownList, ownText } from '@/engines/openapi/document/json'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { openReading } from '@/engines/openapi/reader/reading'
import { follow } from '@/engines/openapi/reader/references'
import { below, bundleOf, entriesBelow, rootOf, type Bundle, type Place } from '@/engines/openapi/reader/spec-document'
import { documentedOrigin, isApiDocument } from '../content/api-document'
import { asOpenApi3 } from './openapi-3'

/** A way to authorize a call. */
interface AccessWay {
  needsToken: boolean
  /** The scopes that the token must have, all of them. */
  scopes: readonly string[]
}

/** An operation of an API document that the sandbox answers. The references of its parts are resolved. */
export interface SandboxOperation {
  /** Upper case. */
  method: string
  /** Path below the origin, with the placeholders of the document. */
  path: string
  bundle: Bundle
  parameters: readonly Place[]
  requestBody: Place
  /** Responses by code, such as `200`, `4XX` and `default`. */
  responses: ReadonlyMap<string, Place>
  /** Ways to authorize a call, of which one is enough; empty for an operation that is open to everybody. */
  access: readonly AccessWay[]
}

/** The operation of a call, with the values of its path parameters, which are percent-encoded. */
export interface FoundOperation {
  operation: SandboxOperation
  pathTexts: ReadonlyMap<string, string>
}

interface Route {
  operation: SandboxOperation
  pattern: RegExp
  names: string[]
}

const docsFolder = join(dirname(fileURLToPath(import.meta.url)), '../content/docs')
const methods = ['get', 'put', 'post', 'delete', 'patch']

let routes: Promise<Route[]> | undefined

/** Returns the operation of a method and a path; undefined if no document with a local server has it. */
export async function findOperation(method: string, pathname: string): Promise<FoundOperation | undefined> {
  routes ??= readRoutes()
  for (const { operation, pattern, names } of await routes) {
    const match = operation.method === method ? pattern.exec(pathname) : null
    if (match) return { operation, pathTexts: new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) }
  }
  return undefined
}

/**
 * Reads the routes of all documents. Paths with more fixed text come first, because a placeholder may also match this text.
 */
async function readRoutes(): Promise<Route[]> {
  const files = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isApiDocument)
  const operations = await Promise.all(files.map(readOperations))
  return operations
    .flat()
    .map(routeOf)
    .toSorted((one, other) => fixedLength(other.operation.path) - fixedLength(one.operation.path))
}

async function readOperations(file: string): Promise<SandboxOperation[]> {
  const root = await parseText(readFileSync(join(docsFolder, file), 'utf8'))
  if (!isObject(root)) return []
  const bundle = bundleOf(`${documentedOrigin}/content/docs/${file}`, asOpenApi3(root))
  const paths = entriesBelow(below(rootOf(bundle.main), 'paths'))
  return paths.flatMap(([path, item]) => {
    const base = localPath(bundle, item)
    return base === undefined
      ? []
      : methods
          .map((method) => [method, below(item, method)] as const)
          .filter(([, place]) => isObject(place.value))
          .map(([method, place]) => operationAt(bundle, item, place, method.toUpperCase(), base + path))
  })
}

/**
 * Returns the path of the local server of an operation, without a slash at its end; undefined if the document names none.
 */
function localPath({ main }: Bundle, item: Place): string | undefined {
  const operations = isObject(item.value) ? Object.values(item.value) : []
  const holder = [...operations, item.value, main.root].find((value) => ownList(value, 'servers').length > 0)
  const urls = ownList(holder, 'servers').map((server) => ownText(server, 'url') ?? '/')
  // A Swagger 2.0 document without a host describes an API on the host of the document.
  const isOnOwnHost = own(main.root, 'swagger') !== undefined && own(main.root, 'host') === undefined
  const local = isOnOwnHost ? documentedOrigin + (ownText(main.root, 'basePath') ?? '') : urls.find(isLocal)
  return local && new URL(local).pathname.replace(/\/$/, '')
}

function isLocal(url: string): boolean {
  return url === documentedOrigin || url.startsWith(`${documentedOrigin}/`)
}

function operationAt(bundle: Bundle, item: Place, place: Place, method: string, path: string): SandboxOperation {
  const reading = openReading(bundle)
  const target = (start: Place) => follow(reading, start).place
  const parameters = new Map<string, Place>()
  for (const [, start] of [item, place].flatMap((holder) => entriesBelow(below(holder, 'parameters')))) {
    const parameter = target(start)
    parameters.set(`${ownText(parameter.value, 'in')} ${ownText(parameter.value, 'name')}`, parameter)
  }
  const responses = entriesBelow(below(place, 'responses')).map(([code, start]) => [code, target(start)] as const)
  return {
    method,
    path,
    bundle,
    parameters: [...parameters.values()],
    requestBody: target(below(place, 'requestBody')),
    responses: new Map(responses),
    access: accessOf(own(place.value, 'security') ?? own(bundle.main.root, 'security')),
  }
}

function accessOf(security: unknown): AccessWay[] {
  return (Array.isArray(security) ? security : []).map((way) => {
    const schemes = Object.keys(isObject(way) ? way : {})
    const scopes = schemes.flatMap((name) => ownList(way, name).filter((scope) => typeof scope === 'string'))
    return { needsToken: schemes.length > 0, scopes }
  })
}

/**
 * Returns the route of an operation. In the path of a call, a parameter named `…Path` may have several segments, because the
 * guides write it so. Any other parameter is one segment, or a part of one.
 */
function routeOf(operation: SandboxOperation): Route {
  const names: string[] = []
  const source = operation.path.replaceAll(/\{([^{}]+)\}|[^{}]+/g, (part, name: string | undefined) => {
    if (name === undefined) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    names.push(name)
    return name.endsWith('Path') ? '(.+?)' : '([^/]+?)'
  })
  return { operation, names, pattern: new RegExp(`^${source}$`) }
}

function fixedLength(path: string): number {
  return path.replaceAll(/\{[^{}]+\}/g, '').length
}
