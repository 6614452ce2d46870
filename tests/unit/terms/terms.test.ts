import { expect, test } from 'vitest'
import { terms } from '@/features/terms/model/terms'

test('legal action must be started within one year', () => {
  const texts = terms.flatMap((part) => part.texts)
  expect(texts.filter((text) => /legal action/.test(text) && /within one year/.test(text))).toHaveLength(1)
})
