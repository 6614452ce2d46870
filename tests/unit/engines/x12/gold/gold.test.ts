import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/engines/x12/fields-of'
import { parsePlace } from '@/engines/x12/parse-place'
import { elementAt } from '../schema'
import { x12Questions, type X12Question } from './questions'

function firstOf(text: string): X12Question {
  const place = parsePlace(text)
  const field = place && fieldsOf(place)[0]
  const { document = '', path = '', condition } = field ?? {}
  if (!condition) return [text, document, path]
  return [text, document, path, `${condition.field.slice(condition.field.lastIndexOf('/') + 1)}=${condition.code}`]
}

describe('60 questions about X12 and EDIFACT', () => {
  it('find the expected field first', () => {
    expect(x12Questions).toHaveLength(60)
    expect(x12Questions.map(([text]) => firstOf(text))).toEqual(x12Questions)
  })

  it('expect fields that the schema has', () => {
    expect(x12Questions.filter(([, document, path]) => !elementAt(document, path))).toEqual([])
  })
})
