import type { Code, Element } from './catalogue'
import type { DocumentSchema } from './document-schema'

/** A field: an element name of a document with all codes that it may have anywhere in the document. */
export interface Field {
  name: string
  description: string
  codes: Code[]
}

/** The fields of a document, one per name, in the order of their first place. Codes of several places are merged. */
export function fieldsOf({ types, codeLists, document }: DocumentSchema): Field[] {
  const fields = new Map<string, { element: Element; codes: Map<string, Code> }>()
  const visited = new Set<string>()
  const visit = (type: string) => {
    if (visited.has(type)) return
    visited.add(type)
    for (const element of types.get(type) ?? []) {
      const field = fields.get(element.name) ?? { element, codes: new Map<string, Code>() }
      fields.set(element.name, field)
      for (const code of codeLists.get(element.codeList ?? '') ?? []) field.codes.set(code.value, code)
      if (element.group !== undefined) visit(element.group)
    }
  }
  visit(document.record)
  return [...fields].map(([name, { element, codes }]) => ({
    name,
    description: element.description,
    codes: [...codes.values()].toSorted((a, b) => (a.value < b.value ? -1 : 1)),
  }))
}
