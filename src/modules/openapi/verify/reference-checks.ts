import { own } from '../document/json'
import { notFetched } from '../engine/pasted'
import { referencedDocuments } from '../engine/referenced-documents'
import type { FetchReferenced } from '../engine/referenced-documents'
import { follow, resolveReference } from '../engine/references'
import { entriesBelow, rootOf } from '../engine/spec-document'
import type { Bundle, Place, SpecDocument } from '../engine/spec-document'
import { foundAt } from './found-place'
import { findingAt, grouped } from './report'
import type { Finding } from './report'

/** What a walk through the documents of a bundle finds. */
export interface References {
  /** Those that lead somewhere, with where. */
  resolved: { place: Place; target: Place }[]
  /** Those that lead nowhere, with why. */
  broken: { place: Place; ref: string; message: string }[]
  /** Those inside of examples and other values: they are text, not references. */
  literal: Place[]
  /** `x-sps-*` entries of the verified document that the portal does not know. */
  unknownMarks: Place[]
}

const knownMarks = ['x-sps-latest', 'x-sps-group-by']
const roundLimit = 10
const literalKeys = new Set(['example', 'default', 'enum', 'const'])
/** Below these the keys are names, which mean nothing by themselves: `responses.default`, `headers.x-request-id`. */
const namingKeys = new Set(
  'properties patternProperties dependentSchemas $defs definitions schemas parameters responses headers requestBodies examples links callbacks securitySchemes securityDefinitions pathItems paths webhooks content encoding variables mapping scopes'.split(
    ' ',
  ),
)

/**
 * Finds every reference of a document and of those it refers to, which are loaded into the bundle.
 * @param fetchText fetches the text of a document; a failure's message becomes the reason.
 */
export async function findReferences(bundle: Bundle, fetchText: FetchReferenced): Promise<References> {
  const loader = referencedDocuments(bundle)
  const { signal } = new AbortController()
  const scanned = new Map<SpecDocument, Scan>()
  for (let round = 0; round < roundLimit; round++) {
    bundle.wanted.clear()
    for (const document of documentsOf(bundle)) {
      if (scanned.has(document)) continue
      const scan = scanDocument(document)
      scanned.set(document, scan)
      for (const place of scan.used) follow(bundle, place)
    }
    if (bundle.wanted.size === 0) break
    await loader.load([...bundle.wanted], signal, fetchText)
  }
  const scans = [...scanned.values()]
  const resolved = scans.flatMap(({ used }) =>
    used.flatMap((place) => {
      const { place: target } = resolveReference(bundle, place, own(place.value, '$ref') as string)
      return target ? [{ place, target }] : []
    }),
  )
  const broken = scans.flatMap(({ used }) =>
    used.flatMap((place) => {
      const ref = own(place.value, '$ref') as string
      const { problem } = follow(bundle, place)
      // A reference to a reference that is broken is told there.
      return problem?.at === ref || (problem && ref.startsWith(`${problem.at}#`))
        ? [{ place, ref, message: problem.message }]
        : []
    }),
  )
  return {
    resolved,
    broken,
    literal: scans.flatMap(({ literal }) => literal),
    unknownMarks: scanned.get(bundle.main)?.unknownMarks ?? [],
  }
}

/** The findings of broken references, one for each target. */
export function referenceFindings(bundle: Bundle, { broken }: References): Finding[] {
  return [...grouped(broken, ({ ref, message }) => `${ref}\n${message}`).values()].flatMap((same) => {
    const message = same[0]?.message ?? ''
    const kept = message.startsWith(notFetched)
    return findingAt(
      kept ? 'warning' : 'error',
      kept ? 'External reference was not loaded' : 'Reference cannot be resolved',
      message,
      same.map(({ place }) => foundAt(bundle, place)),
    )
  })
}

function documentsOf({ main, others }: Bundle): SpecDocument[] {
  return [main, ...[...others.values()].filter((other) => typeof other === 'object')]
}

interface Scan {
  used: Place[]
  literal: Place[]
  unknownMarks: Place[]
}

function scanDocument(document: SpecDocument): Scan {
  const scan: Scan = { used: [], literal: [], unknownMarks: [] }
  const seen = new Set<unknown>()
  const open: { place: Place; literal: boolean; naming: boolean }[] = [
    { place: rootOf(document), literal: false, naming: false },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, literal, naming } = next
    if (typeof place.value !== 'object' || place.value === null || seen.has(place.value)) continue
    seen.add(place.value)
    if (typeof own(place.value, '$ref') === 'string') scan[literal ? 'literal' : 'used'].push(place)
    for (const [key, child] of entriesBelow(place).toReversed()) {
      if (!literal && !naming && key.startsWith('x-sps-') && !knownMarks.includes(key)) scan.unknownMarks.unshift(child)
      if (typeof child.value !== 'object' || child.value === null) continue
      open.push({
        place: child,
        literal: literal || (!naming && isLiteral(key, child)),
        naming: !naming && namingKeys.has(key),
      })
    }
  }
  return scan
}

function isLiteral(key: string, { pointer, value }: Place): boolean {
  if (literalKeys.has(key) || key.startsWith('x-')) return true
  return key === 'examples' ? Array.isArray(value) : key === 'value' && /\/examples\/[^/]+\/value$/.test(pointer)
}
