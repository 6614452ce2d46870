import type { Code, Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'
import { escapeXml } from '../escape'

/**
 * The XML Schema of a document. Groups are named types that refer to each other, which keeps Shipments small, whose levels
 * contain each other. Codes and lengths are named simple types.
 */
export function xsd(schema: DocumentSchema): string {
  const { version, document, namespace, types, codeLists } = schema
  const lengths = new Map<string, string>()
  const complex = [...types].map(([name, elements]) => complexType(name, elements, codeLists, lengths))
  const codes = [...codeLists].map(([name, list]) => codeType(name, list))
  const content = [
    annotation(`${document.name} ${version.version} (${document.docTypes.join('/')})`, '  '),
    `  <xs:element name="${document.name}">`,
    '    <xs:complexType>',
    '      <xs:sequence>',
    `        <xs:element name="${document.record}" type="${document.record}" maxOccurs="unbounded"/>`,
    '      </xs:sequence>',
    '    </xs:complexType>',
    '  </xs:element>',
    ...complex,
    ...codes,
    ...lengths.values(),
  ]
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified" version="${version.version}">`,
    ...content,
    '</xs:schema>',
    '',
  ].join('\n')
}

function complexType(
  name: string,
  elements: Element[],
  codeLists: Map<string, Code[]>,
  lengths: Map<string, string>,
): string {
  const lines = elements.map((element) => {
    const attributes = [
      `name="${element.name}"`,
      `type="${typeOf(element, codeLists, lengths)}"`,
      ...(element.required ? [] : ['minOccurs="0"']),
      ...(element.repeats ? ['maxOccurs="unbounded"'] : []),
    ]
    return [
      `      <xs:element ${attributes.join(' ')}>`,
      annotation(element.description, '        '),
      '      </xs:element>',
    ].join('\n')
  })
  return [
    `  <xs:complexType name="${name}">`,
    '    <xs:sequence>',
    ...lines,
    '    </xs:sequence>',
    '  </xs:complexType>',
  ].join('\n')
}

const builtIn = {
  string: 'xs:string',
  number: 'xs:decimal',
  integer: 'xs:integer',
  boolean: 'xs:boolean',
  date: 'xs:date',
  time: 'xs:time',
}

function typeOf(element: Element, codeLists: Map<string, Code[]>, lengths: Map<string, string>): string {
  const { kind, group, codeList, minLength, maxLength } = element
  if (kind === 'group') return group ?? element.name
  if (codeList !== undefined && codeLists.has(codeList)) return codeTypeName(codeList)
  if (kind !== 'string' || minLength === undefined || maxLength === undefined) return builtIn[kind]
  const name = `Text.${minLength}.${maxLength}`
  const facets = `<xs:minLength value="${minLength}"/><xs:maxLength value="${maxLength}"/>`
  lengths.set(name, simpleType(name, [`      ${facets}`]))
  return name
}

function codeType(list: string, codes: Code[]): string {
  return simpleType(
    codeTypeName(list),
    codes.map(({ value, description, longDescription }) =>
      [
        `      <xs:enumeration value="${escapeXml(value)}">`,
        annotation(longDescription ? `${description}. ${longDescription}` : description, '        '),
        '      </xs:enumeration>',
      ].join('\n'),
    ),
  )
}

/** The type name of a code list. The prefix separates it from a group of the same name. */
function codeTypeName(list: string): string {
  return `Code.${list}`
}

function simpleType(name: string, facets: string[]): string {
  const restriction = ['    <xs:restriction base="xs:string">', ...facets, '    </xs:restriction>']
  return [`  <xs:simpleType name="${name}">`, ...restriction, '  </xs:simpleType>'].join('\n')
}

function annotation(text: string, indent: string): string {
  const documentation = `<xs:documentation>${escapeXml(text)}</xs:documentation>`
  return `${indent}<xs:annotation>${documentation}</xs:annotation>`
}
