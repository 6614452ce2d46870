import type { ReactNode } from 'react'
import type { ParameterView } from '../engine/types'

const usual: Record<string, { style: string; explode: boolean }> = {
  path: { style: 'simple', explode: false },
  header: { style: 'simple', explode: false },
  query: { style: 'form', explode: true },
  cookie: { style: 'form', explode: true },
}

/** What a reader must know to write the parameter, where that is not the usual way. */
export function parameterNotes({ in: place, schema, ...parameter }: ParameterView): ReactNode[] {
  const notes: ReactNode[] = []
  const { style, explode } = usual[place] ?? usual['query'] ?? parameter
  const isList = schema.items !== undefined || /array|object/.test(schema.type)
  if (parameter.contentType !== undefined) notes.push(`As ${parameter.contentType}`)
  else if (isList && (parameter.style !== style || parameter.explode !== explode)) {
    notes.push(`Style ${parameter.style}${parameter.explode ? ', exploded' : ''}`)
  }
  if (parameter.allowEmptyValue) notes.push('May be empty')
  if (parameter.allowReserved) notes.push('Reserved characters stay as they are')
  const example = parameter.examples.find(({ generated }) => !generated)
  if (example && schema.examples.length === 0)
    notes.push(
      <span>
        Example <code>{bare(example.text)}</code>
      </span>,
    )
  return notes
}

/** A string as it is sent, all else as JSON on one line. */
function bare(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : JSON.stringify(value)
  } catch {
    return text
  }
}
