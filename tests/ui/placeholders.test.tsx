import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { CardGridPlaceholder, ServiceRowsPlaceholder, TextPlaceholder, TieredListPlaceholder } from '@/ui/Placeholders'

/** The number of lines in each part of a placeholder. */
function shape(placeholder: ReactNode): number[] {
  render(placeholder)
  const group = screen.getByRole('status')
  expect(group).toHaveTextContent('Loading it')
  const parts = [...(group.querySelector('[aria-hidden=true]')?.children ?? [])]
  return parts.map((part) => part.querySelectorAll('span').length)
}

// The shapes of UI-13.
test('a grid of cards has two columns of three', () => {
  expect(shape(<CardGridPlaceholder label="Loading it" />)).toHaveLength(6)
})

test('a tiered list has rows below headings', () => {
  expect(shape(<TieredListPlaceholder label="Loading it" />)).toEqual([4, 4])
})

test('a text has three rows below its heading by default', () => {
  expect(shape(<TextPlaceholder label="Loading it" />)).toEqual([0, 3, 3, 3])
})

test('a text has the given number of rows', () => {
  expect(shape(<TextPlaceholder label="Loading it" rows={5} />)).toHaveLength(6)
})

test('services have three rows', () => {
  expect(shape(<ServiceRowsPlaceholder label="Loading it" />)).toEqual([0, 0, 0])
})
