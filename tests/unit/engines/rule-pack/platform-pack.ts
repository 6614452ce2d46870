import { zipSync } from 'fflate'
import { packFiles, type PackContent } from '@/engines/rule-pack/write-pack'
import { laterVersions, type SchemaNames } from '@/engines/rsx/document-choice'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import { readableVersions } from '../../../../platform/rsx/versions'
import { platformSources } from '../rsx/sources/platform-sources'

/** The documents of each version of the platform. */
export const platformNames: SchemaNames = Object.fromEntries(
  readableVersions(false).map(({ version, documents }) => [version, documents.map(({ name }) => name)]),
)

/** The versions whose schemas have lists of codes. */
const versionsWithCodes = readableVersions(false).flatMap(({ version, schemaSet }) =>
  schemaSet === 'network' ? [] : [version],
)

/** The pack that the portal makes for documents of the platform. */
export function platformContent(
  documents: readonly RuleSources[],
  more: Partial<Omit<PackContent, 'documents'>> = {},
): PackContent {
  return {
    portal: 'https://portal.example',
    created: new Date(),
    retailers: [],
    schemaNames: platformNames,
    documents: documents.map((sources) => ({ sources, later: laterSchemas(sources) })),
    ...more,
  }
}

/** The schemas of later versions with lists of codes, as the portal loads them. */
export function laterSchemas({ document, version }: Pick<RuleSources, 'document' | 'version'>) {
  return laterVersions(document, version, platformNames)
    .filter((name) => versionsWithCodes.includes(name))
    .map((name) => ({ version: name, schema: platformSources(document, name).schema }))
}

/** The archive of a rule pack. */
export async function archiveOf(content: PackContent): Promise<Uint8Array<ArrayBuffer>> {
  const files = await packFiles(content)
  return zipped(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])))
}

/** An archive of files. */
export function zipped(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ ...files }))
}
