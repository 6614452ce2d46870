import { own } from '../document/json'
import { follow } from './references'
import { openReading, unlimitedBudget } from './reading'
import { documentsOf, entriesBelow, rootOf } from './spec-document'
import type { Bundle, Place, SpecDocument } from './spec-document'

/** The references and unknown extensions of one document. */
export interface Scan {
  used: Place[]
  /** `$ref` keys inside examples and other values, which are data, not references. */
  literal: Place[]
  /** `x-sps-*` entries that the portal does not know. */
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
 * Loads every document that a bundle refers to, directly or through others.
 * @param load adds documents to the bundle, or the reasons why they cannot be read.
 */
export async function loadReferences(bundle: Bundle, load: (urls: string[]) => Promise<void>): Promise<void> {
  const scanned = new Set<SpecDocument>()
  for (let round = 0; round < maxLoadRounds; round++) {
    const reading = openReading(bundle, unlimitedBudget)
    for (const document of documentsOf(bundle)) {
      if (scanned.has(document)) continue
      scanned.add(document)
      for (const place of scanDocument(document).used) follow(reading, place)
    }
    if (reading.missingUrls.size === 0) return
    await load([...reading.missingUrls])
  }
}

/** Finds the references of a document, without following them. */
export function scanDocument(document: SpecDocument): Scan {
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
