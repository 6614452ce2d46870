import type { Code, Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'

type Json = Record<string, unknown>

/**
 * The JSON Schema (2020-12) of a record: a JSON file contains one record without a root. Types are definitions that refer
 * to each other, as in the XML Schema; codes are enumerations.
 */
export function jsonSchema({ version, document, namespace, types, codeLists }: DocumentSchema): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${namespace}/${version.version}/${document.name}.schema.json`,
    title: `${document.name} ${version.version} (${document.docTypes.join('/')})`,
    $ref: `#/$defs/${document.record}`,
    $defs: Object.fromEntries([
      ...[...types].map(([name, elements]) => [name, objectType(elements, codeLists)] as const),
      ...[...codeLists].map(([name, codes]) => [codeTypeName(name), codeType(codes)] as const),
    ]),
  }
}

function objectType(elements: Element[], codeLists: Map<string, Code[]>): Json {
  const required = elements.filter((element) => element.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      elements.map((element) => {
        const { description } = element
        const type = typeOf(element, codeLists)
        const property = element.repeats
          ? { description, type: 'array', minItems: 1, items: type }
          : { description, ...type }
        return [element.name, property]
      }),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function typeOf({ name, kind, group, codeList, minLength, maxLength }: Element, codeLists: Map<string, Code[]>): Json {
  if (kind === 'group') return { $ref: `#/$defs/${group ?? name}` }
  if (codeList !== undefined && codeLists.has(codeList)) return { $ref: `#/$defs/${codeTypeName(codeList)}` }
  if (kind === 'date') return { type: 'string', format: 'date' }
  // The format "time" of JSON Schema requires a zone, which these times may lack.
  if (kind === 'time') return { type: 'string', pattern: '^\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?$' }
  return { type: kind, ...(kind === 'string' && minLength !== undefined && { minLength, maxLength }) }
}

/** An enumeration. The meanings of its codes are in the description, the one place that all validators accept. */
function codeType(codes: Code[]): Json {
  const meanings = codes.map(({ value, description, longDescription }) =>
    longDescription ? `${value}: ${description}. ${longDescription}` : `${value}: ${description}`,
  )
  return { type: 'string', enum: codes.map(({ value }) => value), description: meanings.join('\n') }
}

function codeTypeName(list: string): string {
  return `Code.${list}`
}
