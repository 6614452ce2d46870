import { isObject, own } from '../document/json'
import { entriesBelow, below, documentAt, documentsOf, keyOf, placeAt, rootOf, walk } from './spec-document'
import type { Reading } from './reading'
import type { Place, SpecDocument } from './spec-document'
import type { ReadError } from '../document/schema-types'
import { valueText } from '../document/value-text'

/** The target of a reference, or the reason why it has none. */
export type Resolved = { place: Place; error?: never } | { error: ReadError; place?: never }

/**
 * Resolves a `$ref` at the place that contains it. Returns a problem if its document is refused, or not loaded yet: it then
 * counts as missing, and the caller must load it and read again.
 */
export function resolveReference(reading: Reading, from: Place, ref: string): Resolved {
  reading.countSteps(1 + ((ref.length + from.pointer.length) >> 4))
  const hash = ref.indexOf('#')
  const file = hash < 0 ? ref : ref.slice(0, hash)
  const fragment = hash < 0 ? '' : decoded(ref.slice(hash + 1))
  const resource = file === '' ? scopeOf(from).resource : resourceOf(reading, from, file)
  if ('error' in resource) return resource
  const found = fragment === '' || fragment.startsWith('/') ? walk(resource, fragment) : anchor(resource, fragment)
  return found ? { place: withScope(reading, from, found) } : error(ref, 'leads nowhere.')
}

/**
 * Resolves a `$dynamicRef` (JSON Schema 2020-12, 8.2.3.2): if the schema that it names has a `$dynamicAnchor` of this name,
 * the anchor of the same name in the outermost resource on the way to the reference takes its place.
 */
function resolveDynamicReference(reading: Reading, from: Place, ref: string): Resolved {
  const resolved = resolveReference(reading, from, ref)
  const name = decoded(ref.slice(ref.indexOf('#') + 1))
  if (!resolved.place || own(resolved.place.value, '$dynamicAnchor') !== name) return resolved
  const { scope = [] } = resolved.place
  reading.countSteps(scope.length)
  for (const key of scope) {
    const resource = placeAt(reading.bundle, key)
    const bound = resource && resourcesOf(resource.document).dynamic.get(resource.pointer)?.get(name)
    if (bound) return { place: withScope(reading, from, bound) }
  }
  return resolved
}

/** Adds to the scope of a reference the resource that contains it and the one that it leads to. */
function withScope(reading: Reading, from: Place, target: Place): Place {
  const documents = [reading.main, from.document, target.document]
  if (!documents.some(({ isDynamic }) => isDynamic) && from.scope === undefined) return target
  const entered = [rootOf(reading.main), ...enclosing(from), scopeOf(target).resource]
  const keys = entered.filter(
    ({ document, pointer }) => document.isDynamic && resourcesOf(document).dynamic.has(pointer),
  )
  const scope = [...new Set([...(from.scope ?? []), ...keys.map(keyOf)])]
  return { ...target, scope: scope.length > 0 ? scope : undefined }
}

/** Resolves the references of a schema: `$ref`, and `$dynamicRef`, which is bound by the way to the schema. */
export function referencesIn(reading: Reading, place: Place): { ref: string; resolved: Resolved }[] {
  const [ref, dynamic] = [own(place.value, '$ref'), own(place.value, '$dynamicRef')]
  return [
    ...(typeof ref === 'string' ? [{ ref, resolved: resolveReference(reading, place, ref) }] : []),
    ...(typeof dynamic === 'string'
      ? [{ ref: dynamic, resolved: resolveDynamicReference(reading, place, dynamic) }]
      : []),
  ]
}

function error(ref: string, what: string): { error: ReadError } {
  const said = valueText(ref)
  return { error: { message: `The reference ${said} ${what}`, at: said } }
}

/**
 * Resolves a target of a discriminator's mapping: the name of a component or a reference. Names may look like files, so
 * names are tried first. Documents are not loaded for a mapping, because without them only one value lacks its schema.
 */
export function mappedSchema(reading: Reading, mapping: Place, target: string): Place | undefined {
  const named = below(rootOf(mapping.document), 'components', 'schemas', target)
  return named.value === undefined ? resolveReference(reading.withoutLoading(), mapping, target).place : named
}

/** The value at the end of a chain of references, with the Reference Objects that have fields of their own. */
export interface Followed {
  place: Place
  /** The Reference Objects, outermost first. Their summary and description take precedence over the target's. */
  overlays: Place[]
  error?: ReadError
}

/** Follows `$ref` until there is none; reports a dangling or circular reference as a problem. */
export function follow(reading: Reading, start: Place): Followed {
  const overlays: Place[] = []
  const seen = new Set<string>()
  let place = start
  for (;;) {
    const ref = own(place.value, '$ref')
    if (typeof ref !== 'string') return { place, overlays }
    overlays.push(place)
    if (seen.has(keyOf(place)) || seen.size > 100) {
      return { place: nothing(place), overlays, ...error(ref, 'leads back to itself.') }
    }
    seen.add(keyOf(place))
    const resolved = resolveReference(reading, place, ref)
    if (resolved.error) return { place: nothing(place), overlays, error: resolved.error }
    place = resolved.place
  }
}

function nothing(place: Place): Place {
  return { ...place, value: undefined }
}

/** Returns the name of a reference's target: the last part of the pointer, anchor or file; undefined without one. */
export function nameOfReference(ref: string): string | undefined {
  const [file = '', fragment = ''] = ref.split('#')
  const parts = decoded(fragment === '' ? file : fragment).split('/')
  const named = parts.at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~')
  if (!named) return undefined
  return fragment === '' ? named.replace(/\.(json|ya?ml)$/i, '') : named
}

/** True when the reference points to a component or definition, and not to a part of one such as a property. */
export function namesComponent(ref: string): boolean {
  const fragment = ref.split('#')[1] ?? ''
  return (
    !fragment.startsWith('/') ||
    /^\/[^/]+$|\/(components\/\w+|definitions|\$defs|parameters|responses)\/[^/]+$/.test(fragment)
  )
}

function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Scope {
  /** The nearest enclosing schema with an `$id`, else the document. */
  resource: Place
  /** The base address for relative references. */
  base: string
}

function scopeOf(from: Place): Scope {
  let place = rootOf(from.document)
  const scope: Scope = { resource: place, base: selfOf(from.document) }
  for (const token of from.pointer.split('/').slice(1)) {
    place = walk(place, `/${token}`) ?? place
    const id = own(place.value, '$id')
    if (typeof id !== 'string' || id.startsWith('#')) continue
    scope.resource = place
    scope.base = absoluteUrl(id, scope.base) ?? scope.base
  }
  return scope
}

/** Returns the resources that contain a place and have been entered since the last one of its scope. */
function enclosing({ document, pointer, scope = [] }: Place): Place[] {
  const resources = [rootOf(document)]
  let place = rootOf(document)
  for (const token of pointer.split('/').slice(1)) {
    place = walk(place, `/${token}`) ?? place
    const id = own(place.value, '$id')
    if (typeof id === 'string' && !id.startsWith('#')) resources.push(place)
  }
  const last = resources.findLastIndex((resource) => scope.includes(keyOf(resource)))
  return last < 0 && scope.length > 0 ? resources.slice(-1) : resources.slice(last + 1)
}

function resourceOf(reading: Reading, from: Place, file: string): Place | { error: ReadError } {
  const url = absoluteUrl(file, scopeOf(from).base)
  if (url === undefined) {
    return error(file, 'is relative, and this document has no address of its own.')
  }
  const { bundle } = reading
  const loaded = documentAt(bundle, url)
  if (loaded) return rootOf(loaded)
  // Comparing one document's address costs far less than a step, so count one step for eight documents.
  reading.countSteps((bundle.others.size + bundle.refusals.size) >> 3)
  for (const document of documentsOf(bundle)) {
    if (selfOf(document) === url) return rootOf(document)
  }
  const embedded = resourcesOf(from.document).ids.get(url)
  if (embedded) return embedded
  const refusal = reading.request(url)
  const message =
    refusal === undefined ? `The document ${valueText(url)} was not read.` : `${refusal} (${valueText(url)})`
  return { error: { message, at: valueText(file) } }
}

/** Resolves the address of a file against a base; without its fragment. Undefined if there is no such address. */
export function absoluteUrl(file: string, base: string): string | undefined {
  try {
    const url = new URL(file, base === '' ? undefined : base)
    url.hash = ''
    return url.href
  } catch {
    return undefined
  }
}

/** Returns `$self` (OpenAPI 3.2) as an absolute address, else the document's address. */
function selfOf(document: SpecDocument): string {
  const self = own(document.root, '$self')
  return (typeof self === 'string' ? absoluteUrl(self, document.url) : undefined) ?? document.url
}

interface Resources {
  /** Schemas with an `$id`, by absolute address. */
  ids: Map<string, Place>
  /**
   * Schemas with an `$anchor`, a `$dynamicAnchor` or an older `$id` such as `#name`, by the pointer of their resource and
   * then by name; the first of each name.
   */
  anchors: Map<string, Map<string, Place>>
  /** Those with a `$dynamicAnchor`. */
  dynamic: Map<string, Map<string, Place>>
}

const scanned = new WeakMap<SpecDocument, Resources>()

/** Returns the schemas with names or an `$id`; scans the document when they are first needed. */
function resourcesOf(document: SpecDocument): Resources {
  const cached = scanned.get(document)
  if (cached) return cached
  const found: Resources = { ids: new Map(), anchors: new Map(), dynamic: new Map() }
  const seen = new Set<unknown>()
  const root = rootOf(document)
  const open: { place: Place; base: string; resource: string }[] = [
    { place: root, base: selfOf(document), resource: '' },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { place } = next
    let { base, resource } = next
    if (typeof place.value !== 'object' || place.value === null || seen.has(place.value)) continue
    seen.add(place.value)
    if (isObject(place.value)) {
      const id = own(place.value, '$id')
      if (typeof id === 'string' && id.startsWith('#')) {
        addAnchor(found.anchors, resource, id.slice(1), place)
      } else if (typeof id === 'string') {
        resource = place.pointer
        base = absoluteUrl(id, base) ?? base
        if (!found.ids.has(base)) found.ids.set(base, place)
      }
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = own(place.value, keyword)
        if (typeof name !== 'string') continue
        addAnchor(found.anchors, resource, name, place)
        if (keyword === '$dynamicAnchor') addAnchor(found.dynamic, resource, name, place)
      }
    }
    const inner = entriesBelow(place).filter(([, child]) => typeof child.value === 'object')
    for (const [, child] of inner.toReversed()) open.push({ place: child, base, resource })
  }
  scanned.set(document, found)
  return found
}

function addAnchor(anchors: Resources['anchors'], resource: string, name: string, place: Place) {
  const named = anchors.get(resource) ?? new Map<string, Place>()
  if (!named.has(name)) named.set(name, place)
  anchors.set(resource, named)
}

/** Finds an anchor of a resource. Many documents name one of another resource, so that is found last. */
function anchor(resource: Place, name: string): Place | undefined {
  const { anchors } = resourcesOf(resource.document)
  const nearest = anchors.get(resource.pointer)?.get(name)
  return nearest ?? [...anchors.values()].find((named) => named.has(name))?.get(name)
}
