import { countSteps } from './budget'
import { isObject, own } from '../document/json'
import { below, entriesBelow, keyOf, rootOf, walk } from './spec-document'
import type { Bundle, Place, SpecDocument } from './spec-document'
import type { Problem } from '../document/schema-types'
import { valueText } from '../document/value-text'

/** Where a reference leads, or why it leads nowhere. */
export type Resolved = { place: Place; problem?: never } | { problem: Problem; place?: never }

/**
 * Resolves one `$ref` from the place that holds it. An external document that is not here yet is noted in
 * `bundle.wanted` and answered with a problem; the caller loads it and reads again.
 */
export function resolveReference(bundle: Bundle, from: Place, ref: string): Resolved {
  countSteps(bundle, 1 + ((ref.length + from.pointer.length) >> 4))
  const hash = ref.indexOf('#')
  const file = hash < 0 ? ref : ref.slice(0, hash)
  const fragment = hash < 0 ? '' : decoded(ref.slice(hash + 1))
  const resource = file === '' ? scopeOf(from).resource : resourceOf(bundle, from, file)
  if ('problem' in resource) return resource
  const found = fragment === '' || fragment.startsWith('/') ? walk(resource, fragment) : anchor(resource, fragment)
  return found ? { place: found } : problem(ref, 'leads nowhere.')
}

function problem(ref: string, what: string): { problem: Problem } {
  const said = valueText(ref)
  return { problem: { message: `The reference ${said} ${what}`, at: said } }
}

/**
 * Where a target of a discriminator's mapping leads: it is the name of a component or a reference, and names may look
 * like files. A document that is not here is not asked for: without it only a value has no schema beside it.
 */
export function mappedSchema(bundle: Bundle, mapping: Place, target: string): Place | undefined {
  const named = below(rootOf(mapping.document), 'components', 'schemas', target)
  return named.value === undefined ? resolveReference({ ...bundle, wanted: new Set() }, mapping, target).place : named
}

/** A value after its references, with what the way there said. */
export interface Followed {
  place: Place
  /** Reference objects on the way, outermost first: their summary and description count before the target's. */
  overlays: Place[]
  problem?: Problem
}

/** Follows `$ref` until there is none; at a dangling or endless one the problem says so. */
export function follow(bundle: Bundle, start: Place): Followed {
  const overlays: Place[] = []
  const seen = new Set<string>()
  let place = start
  for (;;) {
    const ref = own(place.value, '$ref')
    if (typeof ref !== 'string') return { place, overlays }
    overlays.push(place)
    if (seen.has(keyOf(place)) || seen.size > 100) {
      return { place: nothing(place), overlays, ...problem(ref, 'leads back to itself.') }
    }
    seen.add(keyOf(place))
    const resolved = resolveReference(bundle, place, ref)
    if (resolved.problem) return { place: nothing(place), overlays, problem: resolved.problem }
    place = resolved.place
  }
}

function nothing(place: Place): Place {
  return { ...place, value: undefined }
}

/** The name a reference gives what it leads to: last part of the pointer, anchor or file; undefined for odd ones. */
export function nameOfReference(ref: string): string | undefined {
  const [file = '', fragment = ''] = ref.split('#')
  const parts = decoded(fragment === '' ? file : fragment).split('/')
  const named = parts.at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~')
  if (!named) return undefined
  return fragment === '' ? named.replace(/\.(json|ya?ml)$/i, '') : named
}

/** True when the reference names a component or definition, not some inner part such as a property. */
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
  /** The nearest schema around a place that has an `$id` of its own, else the document. */
  resource: Place
  /** What relative references are relative to. */
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
    scope.base = absolute(id, scope.base) ?? scope.base
  }
  return scope
}

function resourceOf(bundle: Bundle, from: Place, file: string): Place | { problem: Problem } {
  const url = absolute(file, scopeOf(from).base)
  if (url === undefined) {
    return problem(file, 'is relative, and this document has no address of its own.')
  }
  const known = bundle.main.url === url ? bundle.main : bundle.others.get(url)
  if (typeof known === 'object') return rootOf(known)
  // Looking at a document for its own address is far less than a step of work.
  countSteps(bundle, bundle.others.size >> 3)
  for (const document of [bundle.main, ...bundle.others.values()]) {
    if (typeof document === 'object' && selfOf(document) === url) return rootOf(document)
  }
  const embedded = resourcesOf(from.document).ids.get(url)
  if (embedded) return embedded
  const reason = known ?? bundle.refusal
  if (reason !== undefined) return { problem: { message: `${reason} (${valueText(url)})`, at: valueText(file) } }
  bundle.wanted.add(url)
  return { problem: { message: `The document ${valueText(url)} was not read.`, at: valueText(file) } }
}

function absolute(file: string, base: string): string | undefined {
  try {
    const url = new URL(file, base === '' ? undefined : base)
    url.hash = ''
    return url.href
  } catch {
    return undefined
  }
}

/** `$self` of OpenAPI 3.2 made absolute; else the document's address. */
function selfOf(document: SpecDocument): string {
  const self = own(document.root, '$self')
  return (typeof self === 'string' ? absolute(self, document.url) : undefined) ?? document.url
}

interface Resources {
  /** Schemas with an `$id`, by absolute address. */
  ids: Map<string, Place>
  /** Schemas with an `$anchor` or `$dynamicAnchor`, or before them `#name` as `$id`, by name; the first of each name. */
  anchors: Map<string, Place>
}

const scanned = new WeakMap<SpecDocument, Resources>()

/** Scans a document once, when a reference by name or by `$id` asks for it. */
function resourcesOf(document: SpecDocument): Resources {
  const before = scanned.get(document)
  if (before) return before
  const found: Resources = { ids: new Map(), anchors: new Map() }
  const seen = new Set<unknown>()
  const open: { place: Place; base: string }[] = [{ place: rootOf(document), base: selfOf(document) }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { place } = next
    let { base } = next
    if (typeof place.value !== 'object' || place.value === null || seen.has(place.value)) continue
    seen.add(place.value)
    if (isObject(place.value)) {
      const id = own(place.value, '$id')
      if (typeof id === 'string' && id.startsWith('#')) {
        if (!found.anchors.has(id.slice(1))) found.anchors.set(id.slice(1), place)
      } else if (typeof id === 'string') {
        base = absolute(id, base) ?? base
        if (!found.ids.has(base)) found.ids.set(base, place)
      }
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = own(place.value, keyword)
        if (typeof name === 'string' && !found.anchors.has(name)) found.anchors.set(name, place)
      }
    }
    const inner = entriesBelow(place).filter(([, child]) => typeof child.value === 'object')
    for (const [, child] of inner.toReversed()) open.push({ place: child, base })
  }
  scanned.set(document, found)
  return found
}

function anchor(resource: Place, name: string): Place | undefined {
  return resourcesOf(resource.document).anchors.get(name)
}
