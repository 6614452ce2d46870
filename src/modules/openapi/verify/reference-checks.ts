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

/** The references and extensions in the documents of a bundle. */
export interface References {
  /** References with their targets. */
  resolved: { place: Place; target: Place }[]
  /** References that cannot be resolved, with the reason. */
  broken: { place: Place; ref: string; message: string }[]
  /** `$ref` keys inside examples and other values, which are data, not references. */
  literal: Place[]
  /** `x-sps-*` entries of the verified document that the portal does not know. */
  unknownExtensions: Place[]
}

const knownExtensions = ['x-sps-latest', 'x-sps-group-by', 'x-sps-samples-ran']
const maxLoadRounds = 10
const literalKeys = new Set(['example', 'default', 'enum', 'const'])
/** Keys whose entries have free names, which are not keywords: `responses.default`, `headers.x-request-id`. */
const nameMapKeys = new Set(
  'properties patternProperties dependentSchemas $defs definitions schemas parameters responses headers requestBodies examples links callbacks securitySchemes securityDefinitions pathItems paths webhooks content encoding variables mapping scopes'.split(
    ' ',
  ),
)

/**
 * Finds every reference of a document and of its referenced documents, which it loads into the bundle.
 * @param fetchText fetches the text of a document; the message of its error becomes the reason.
 */
export async function findReferences(bundle: Bundle, fetchText: FetchReferenced): Promise<References> {
  const loader = referencedDocuments(bundle)
  const { signal } = new AbortController()
  const scanned = new Map<SpecDocument, Scan>()
  for (let round = 0; round < maxLoadRounds; round++) {
    bundle.missingUrls.clear()
    for (const document of documentsOf(bundle)) {
      if (scanned.has(document)) continue
      const scan = scanDocument(document)
      scanned.set(document, scan)
      for (const place of scan.used) follow(bundle, place)
    }
    if (bundle.missingUrls.size === 0) break
    await loader.load([...bundle.missingUrls], signal, fetchText)
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
      // Report a chain of references once, at the one that is broken.
      return problem?.at === ref || (problem && ref.startsWith(`${problem.at}#`))
        ? [{ place, ref, message: problem.message }]
        : []
    }),
  )
  return {
    resolved,
    broken,
    literal: scans.flatMap(({ literal }) => literal),
    unknownExtensions: scanned.get(bundle.main)?.unknownExtensions ?? [],
  }
}

/** Creates the findings for broken references, one for each target. */
export function referenceFindings(bundle: Bundle, { broken }: References): Finding[] {
  return [...grouped(broken, ({ ref, message }) => `${ref}\n${message}`).values()].flatMap((same) => {
    const message = same[0]?.message ?? ''
    const wasNotFetched = message.startsWith(notFetched)
    return findingAt(
      wasNotFetched ? 'warning' : 'error',
      wasNotFetched ? 'External reference was not loaded' : 'Reference cannot be resolved',
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
  unknownExtensions: Place[]
}

function scanDocument(document: SpecDocument): Scan {
  const scan: Scan = { used: [], literal: [], unknownExtensions: [] }
  const seen = new Set<unknown>()
  const open: { place: Place; isLiteral: boolean; isNameMap: boolean }[] = [
    { place: rootOf(document), isLiteral: false, isNameMap: false },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, isLiteral, isNameMap } = next
    if (typeof place.value !== 'object' || place.value === null || seen.has(place.value)) continue
    seen.add(place.value)
    if (typeof own(place.value, '$ref') === 'string') scan[isLiteral ? 'literal' : 'used'].push(place)
    for (const [key, child] of entriesBelow(place).toReversed()) {
      if (!isLiteral && !isNameMap && key.startsWith('x-sps-') && !knownExtensions.includes(key))
        scan.unknownExtensions.unshift(child)
      if (typeof child.value !== 'object' || child.value === null) continue
      open.push({
        place: child,
        isLiteral: isLiteral || (!isNameMap && holdsLiteral(key, child)),
        isNameMap: !isNameMap && nameMapKeys.has(key),
      })
    }
  }
  return scan
}

function holdsLiteral(key: string, { pointer, value }: Place): boolean {
  if (literalKeys.has(key) || key.startsWith('x-')) return true
  return key === 'examples' ? Array.isArray(value) : key === 'value' && /\/examples\/[^/]+\/value$/.test(pointer)
}
