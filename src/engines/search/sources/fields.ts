import { uniqueIds } from '@/lib/unique-ids'
import { percentEncoded } from '@/lib/percent-encoding'
import { paths } from '@/lib/paths'
import { recordText, type SearchRecord } from '../record'

/** A field of a document with its allowed values, which only a qualified field has. */
interface Field {
  name: string
  description?: string | undefined
  enums: readonly {
    value: string
    description?: string | undefined
    longDescription?: string | undefined
  }[]
}

/** A document with its EDI numbers, like `["850", "875", "ORDERS"]`. */
interface NumberedDocument {
  name: string
  docTypes: readonly string[]
}

/** The fields of one document in one version. */
export interface DocumentFields {
  documentType: string
  fields: readonly Field[]
}

/** Documents, fields and codes that a newer version has, by name; fields with the values of their codes. */
export type KnownFields = Map<string, Set<string>>

interface VersionFields {
  version: string
  /** In the order of their use. */
  documents: readonly DocumentFields[]
  /** EDI numbers and names of the version's documents. */
  numbers: readonly NumberedDocument[] | undefined
}

interface FoundField {
  documents: string[]
  /** The addresses of the field and of each of its codes: in the most used document that has it. */
  place: Place
  description: string | undefined
  codes: Map<string, { place: Place; meaning: string | undefined; longMeaning: string | undefined }>
}

interface Place {
  documentType: string
  /** Id of the row on the page. */
  row: string
}

const pageName = 'Fields and Qualifiers'

/**
 * Makes the records of the documents, fields and codes of one version. The same field of several documents is one record that names
 * them all and leads to the most used one; what a newer version has as well is found there (SEARCH-12).
 * @param known What newer versions have; this version's fields are added.
 */
export function fieldRecords({ version, documents, numbers }: VersionFields, known: KnownFields): SearchRecord[] {
  const records = documentRecords({ version, documents, numbers }, known)
  for (const [name, field] of foundFields(documents)) {
    const knownCodes = known.get(name)
    const usage = field.documents.length
    if (!knownCodes) {
      const { documentType, row } = field.place
      // A field with codes has a page of its own.
      const to =
        field.codes.size > 0
          ? paths.fieldsQualifiers(version, documentType, name)
          : `${paths.fieldsQualifiers(version, documentType)}#${percentEncoded(row)}`
      const documentNames = field.documents.flatMap((document) => [document, ...numbersOf(document, numbers)])
      records.push({
        group: 'fields',
        to,
        title: name,
        names: [name],
        place: [pageName, version, usage > 1 ? `${documentType} and ${usage - 1} more` : documentType],
        text: recordText([field.description, ...new Set(documentNames)]),
        version,
        usage,
      })
    }
    for (const [value, { place, meaning, longMeaning }] of field.codes) {
      if (knownCodes?.has(value)) continue
      records.push({
        group: 'codes',
        to: `${paths.fieldsQualifiers(version, place.documentType, name)}#${percentEncoded(place.row)}`,
        title: meaning ? `${value} ${meaning}` : value,
        names: [value],
        place: [pageName, version, place.documentType, name],
        ...(longMeaning && { text: longMeaning }),
        version,
        usage,
      })
    }
    known.set(name, new Set([...(knownCodes ?? []), ...field.codes.keys()]))
  }
  return records
}

/** The records of the documents themselves, which lead to all of their fields: they are found by EDI number. */
function documentRecords({ version, documents, numbers }: VersionFields, known: KnownFields): SearchRecord[] {
  return documents.flatMap(({ documentType }, index): SearchRecord[] => {
    const id = `document ${documentType}`
    if (known.has(id)) return []
    known.set(id, new Set())
    return [
      {
        group: 'fields',
        to: paths.fieldsQualifiers(version, documentType),
        title: documentType,
        names: numbersOf(documentType, numbers),
        place: [pageName, version],
        version,
        usage: documents.length - index,
      },
    ]
  })
}

/** The fields of all documents by name, and their codes by value. */
function foundFields(documents: readonly DocumentFields[]): Map<string, FoundField> {
  const found = new Map<string, FoundField>()
  for (const { documentType, fields } of documents) {
    const idOfField = uniqueIds()
    for (const { name, description, enums } of fields) {
      const place = { documentType, row: idOfField(`field-${name}`) }
      const field: FoundField = found.get(name) ?? { documents: [], place, description, codes: new Map() }
      found.set(name, field)
      if (!field.documents.includes(documentType)) field.documents.push(documentType)
      const idOfValue = uniqueIds()
      for (const { value, description: meaning, longDescription: longMeaning } of enums) {
        const code = { place: { documentType, row: idOfValue(`value-${value}`) }, meaning, longMeaning }
        if (!field.codes.has(value)) field.codes.set(value, code)
      }
    }
  }
  return found
}

function numbersOf(document: string, numbers: readonly NumberedDocument[] | undefined): readonly string[] {
  return numbers?.find(({ name }) => name === document)?.docTypes ?? []
}
