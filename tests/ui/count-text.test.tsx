import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { useCountText } from '@/modules/dates/use-count-text'

function wrapper({ children }: { children: ReactNode }) {
  return <DataProvider client={createQueryClient()}>{children}</DataProvider>
}

it.each([
  [0, '0 fields'],
  [1, '1 field'],
  [1233, '1,233 fields'],
])('counts %i things with separators and the right number of the word', (count, text) => {
  const { result } = renderHook(useCountText, { wrapper })
  expect(result.current(count, 'field')).toBe(text)
})

it('uses an irregular plural', () => {
  const { result } = renderHook(useCountText, { wrapper })
  expect(result.current(1, 'field matches', 'fields match')).toBe('1 field matches')
  expect(result.current(1000, 'field matches', 'fields match')).toBe('1,000 fields match')
})
