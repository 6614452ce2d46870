import type { Code, Element } from './catalogue'
import type { DocumentSchema } from './document-schema'

/** An element name of a document with every code that it may have anywhere in it. */
export interface Field {
  name: string
  description: string
  codes: Code[]
}

/** The fields of a document, one per name at its first place; codes of several places are merged. */
export function fieldsOf({ types, codeLists, document }: DocumentSchema): Field[] {
  const fields = new Map<string, { element: Element; codes: Map<string, Code> }>()
  const opened = new Set<string>()
  const visit = (type: string) => {
    if (opened.has(type)) return
    opened.add(type)
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
