import { usualVersions } from '@/lib/usual-versions'
import type { SchemaNames } from '@/api/rsx/schemas'
import { usualVersion, versionsOf } from '@/engines/rsx/document-choice'
import { isAtLeast } from '@/engines/rsx/versions'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'

/** The first version with today's element names, which the documents of an order are made with. */
const firstVersion = '7.4'

/** The versions that a sample can have, the newest first: those with all documents of an order and with today's element names. */
export function sampleVersions(names: SchemaNames): string[] {
  const isNumber = (version: string) => /^\d/.test(version)
  return versionsOf('Orders', undefined, names).filter(
    (version) =>
      (isAtLeast(version, firstVersion) || !isNumber(version)) &&
      orderDocuments.every((document) => names[version]?.includes(document)),
  )
}

/** The version of a sample: the preferred one if a sample can have it. */
export function sampleVersionOf(names: SchemaNames, preferred: string | undefined): string {
  return usualVersion(sampleVersions(names), preferred) ?? usualVersions.qualified
}
