import type { Change } from '@/engines/changes/change'
import { compareVersions, type VersionChanges } from '@/engines/rsx/compare/compare-versions'
import type { DesignRule, RuleModel } from '@/engines/rsx/rule-model'
import { readDesign, retailersOf } from '@/engines/rsx/sources/read-design'
import { readCsvLayout, readPositionalLayout } from '@/engines/rsx/sources/read-layouts'
import { readSchema } from '@/engines/rsx/sources/read-schema'

/** The files of a small document, to be changed in one place. */
export const files = {
  schema: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:notices:1" xmlns="urn:notices:1">
<xs:element name="Notices"><xs:complexType><xs:sequence>
<xs:element name="Notice" type="NoticeType" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
<xs:complexType name="NoticeType"><xs:sequence>
<xs:element name="Number" type="Text10"/>
<xs:element name="Remark" type="Text10" minOccurs="0"><xs:annotation><xs:documentation>A remark</xs:documentation></xs:annotation></xs:element>
<xs:element name="Kind" type="Code.Kind" minOccurs="0"/>
<xs:element name="Party" type="PartyType" minOccurs="0" maxOccurs="5"/>
<xs:element name="Payer" type="PayerType" minOccurs="0"/></xs:sequence></xs:complexType>
<xs:complexType name="PartyType"><xs:sequence>
<xs:element name="City" type="Text10" minOccurs="0"/>
<xs:element name="Zone" type="xs:date" minOccurs="0"/></xs:sequence></xs:complexType>
<xs:complexType name="PayerType"><xs:sequence>
<xs:element name="Account" type="Text10" minOccurs="0"/></xs:sequence></xs:complexType>
<xs:simpleType name="Text10"><xs:restriction base="xs:string"><xs:maxLength value="10"/></xs:restriction></xs:simpleType>
<xs:simpleType name="Text5"><xs:restriction base="xs:string"><xs:maxLength value="5"/></xs:restriction></xs:simpleType>
<xs:simpleType name="Code.Kind"><xs:restriction base="xs:string">
<xs:enumeration value="A"/><xs:enumeration value="B"/></xs:restriction></xs:simpleType>
</xs:schema>`,
  csv: `Column,Record Type,RSX Path,Type,Required,Min,Max
NoticeNumber,H,Number,string,Yes,1,10
NoticeRemark,H,Remark,string,No,1,10
PartyCity,P,Party/City,string,No,1,10`,
  positional: `Record,RSX Path,Start,End,Justify,Type,Required
NH,Number,3,12,Left,string,Yes
NH,Remark,13,22,Left,string,No
NP,Party/City,3,12,Left,string,No`,
  design: {
    name: 'Notice',
    extraProperties: { consolidatedMandatoryFor: ['Harbor & Pine', 'Northgate Outfitters'] },
    children: [
      { name: 'Remark', extraProperties: { consolidatedMandatoryFor: ['Harbor & Pine'] } },
      { name: 'Kind', extraProperties: { consolidatedQualifiers: { A: { mandatoryFor: ['Northgate Outfitters'] } } } },
      { name: 'Party', children: [{ name: 'Zone', attributes: { format: 'YYYY-MM-DD' } }] },
    ],
  } as object,
}

export type Files = typeof files

/** The rules of a document: the small one, unless another is named. */
export function modelOf({ schema, csv, positional, design }: Files, version = '1.0', document = 'Notices'): RuleModel {
  const read: DesignRule = readDesign(design).design
  return {
    ...readSchema([schema], document),
    document,
    version,
    design: read,
    retailers: retailersOf(read),
    csvLayout: readCsvLayout(csv),
    positionalLayout: readPositionalLayout(positional),
    missing: [],
  }
}

/** Compares two versions for both retailers. */
export function compare(from: Files, to: Files): VersionChanges {
  return compareModels(modelOf(from, '1.0'), modelOf(to, '1.1'), ['Harbor & Pine', 'Northgate Outfitters'])
}

/** Compares the rules of two versions for retailers. */
export function compareModels(from: RuleModel, to: RuleModel, retailers: readonly string[]): VersionChanges {
  const steps = compareVersions(from, to, retailers)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

/** Replaces a part of a file; it must occur. */
export function changed(file: 'schema' | 'csv' | 'positional', ...pairs: [from: string, to: string][]): Files {
  const text = pairs.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`Nothing to replace: ${from}`)
    return before.replace(from, to)
  }, files[file])
  return { ...files, [file]: text }
}

/** A change in one line: `code-removed breaking Kind`, with its formats. */
export function lineOf({ kind, level, place, formats }: Change): string {
  return [kind, level, place.join('/'), ...(formats ?? [])].join(' ')
}
