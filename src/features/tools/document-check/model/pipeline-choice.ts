import type { SchemaNames } from '@/api/rsx/schemas'
import { documentOrder } from '@/engines/rsx/document-order'
import { newestFirst } from '@/engines/rsx/versions'
import { ownValue } from '@/lib/own-value'
import { countOf } from '@/lib/phrases'
import { usualVersions } from '@/lib/usual-versions'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'
import { documentVersionsOf } from './pack-sources'
import { isPrintableName, type PipelineChoice } from './pipeline-lines'

/** The documents and versions that a rule pack can have, the most used and the newest first. */
export function packableOf(names: SchemaNames): { documents: string[]; versions: string[] } {
  const versions = Object.keys(names).toSorted(newestFirst)
  const documents = [...new Set(Object.values(names).flat())].toSorted(documentOrder('used', versions[0] ?? ''))
  return { documents, versions }
}

/**
 * The first choice of the dialog: that of the page, as far as rule packs can have it. Without a document, it is those of an
 * order; without a version, the usual one.
 */
export function availableChoice(
  chosen: Pick<PipelineChoice, 'documents' | 'versions'>,
  names: SchemaNames,
): Pick<PipelineChoice, 'documents' | 'versions'> {
  const { documents, versions } = packableOf(names)
  const first = (...choices: string[][]) => choices.find((choice) => choice.length > 0) ?? []
  return {
    documents: first(
      documents.filter((name) => chosen.documents.includes(name)),
      documents.filter((name) => orderDocuments.includes(name)),
    ),
    versions: first(
      versions.filter((name) => chosen.versions.includes(name)),
      versions.filter((name) => name === usualVersions.qualified),
      versions.slice(0, 1),
    ),
  }
}

/** The parts of a choice that no rule pack has, in one sentence each. */
export function leftOut(
  chosen: PipelineChoice,
  { documents, versions }: Pick<PipelineChoice, 'documents' | 'versions'>,
  names: SchemaNames,
): string[] {
  const restricted = chosen.versions.filter((version) => ownValue(names, version) === undefined)
  const without = documents.filter(
    (document) => documentVersionsOf({ documents: [document], versions }, names).length === 0,
  )
  const unprintable = chosen.retailers.filter((name) => !isPrintableName(name))
  return [
    ...restricted.map((version) => `Version ${version} is not public, and in no rule pack.`),
    ...(versions.length > 0 ? without.map((document) => `No chosen version has ${document}.`) : []),
    ...(unprintable.length > 0
      ? [`The name of ${countOf(unprintable.length, 'retailer')} cannot be written in a line, and is left out.`]
      : []),
  ]
}
