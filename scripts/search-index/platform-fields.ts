import { paths } from '@/lib/paths'
import { documentOrder } from '@/engines/rsx/document-order'
import type { SearchRecord } from '@/engines/search/record'
import { fieldRecords, type KnownFields } from '@/engines/search/sources/fields'
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { fieldsOf } from '../../platform/rsx/fields.ts'
import { readableVersions, type RsxVersion } from '../../platform/rsx/versions.ts'
import type { OtherRecords } from './write-index.ts'

/** The records of the local platform's fields and codes, for the two levels that may read some. */
export function platformFields(): OtherRecords[] {
  const known: KnownFields = new Map()
  const forMembers = readableVersions(false)
  const forToolbox = readableVersions(true).filter((version) => !forMembers.includes(version))
  return [
    { level: 'login', versions: forMembers },
    { level: 'toolbox', versions: forToolbox },
  ].map(({ level, versions }) => ({
    level: level as OtherRecords['level'],
    place: paths.fieldsQualifiers(),
    documents: versions.reduce((sum, { documents }) => sum + documents.length, 0),
    records: versions.flatMap((version) => versionRecords(version, known)),
  }))
}

/** The records of a version, without what `known` has already. */
function versionRecords({ version, documents: all }: RsxVersion, known: KnownFields): SearchRecord[] {
  const names = all.map(({ name }) => name).toSorted(documentOrder('used', version))
  const documents = names.flatMap((documentType) => {
    const schema = documentSchema(version, documentType)
    return schema ? [{ documentType, fields: fieldsOf(schema).map(fieldResponse) }] : []
  })
  const numbers = all.map(({ name, docTypes }) => ({ name, docTypes }))
  return fieldRecords({ version, documents, numbers }, known)
}

/** A field as the platform's API returns it. */
function fieldResponse({ name, description, codes }: ReturnType<typeof fieldsOf>[number]) {
  const enums = codes.map(({ value, description: meaning, longDescription }) => ({
    value,
    description: meaning,
    longDescription,
  }))
  return { name, description, enums }
}
