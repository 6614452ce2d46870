import { own } from '../document/json'
import { notFetched } from '../reader/pasted'
import { follow, resolveReference } from '../reader/references'
import { scanDocument } from '../reader/scan-references'
import type { Reading } from '../reader/reading'
import { documentsOf } from '../reader/spec-document'
import type { Place } from '../reader/spec-document'
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

/** Finds every reference of the documents of a bundle. */
export function findReferences(reading: Reading): References {
  const scans = documentsOf(reading.bundle).map(scanDocument)
  const resolved = scans.flatMap(({ used }) =>
    used.flatMap((place) => {
      const { place: target } = resolveReference(reading, place, own(place.value, '$ref') as string)
      return target ? [{ place, target }] : []
    }),
  )
  const broken = scans.flatMap(({ used }) =>
    used.flatMap((place) => {
      const ref = own(place.value, '$ref') as string
      const { error } = follow(reading, place)
      // Report a chain of references once, at the one that is broken.
      return error?.at === ref || (error && ref.startsWith(`${error.at}#`))
        ? [{ place, ref, message: error.message }]
        : []
    }),
  )
  return {
    resolved,
    broken,
    literal: scans.flatMap(({ literal }) => literal),
    unknownExtensions: scans[0]?.unknownExtensions ?? [],
  }
}

/** Creates the findings for broken references, one for each target. */
export function referenceFindings(reading: Reading, { broken }: References): Finding[] {
  return [...grouped(broken, ({ ref, message }) => `${ref}\n${message}`).values()].flatMap((same) => {
    const message = same[0]?.message ?? ''
    const wasNotFetched = message.startsWith(notFetched)
    return findingAt(
      wasNotFetched ? 'warning' : 'error',
      wasNotFetched ? 'External reference was not loaded' : 'Reference cannot be resolved',
      message,
      same.map(({ place }) => foundAt(reading, place)),
    )
  })
}
