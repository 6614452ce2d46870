import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'

const shownCode = () => screen.getByText((_, element) => element?.tagName === 'CODE')

it.each([
  ['lines', '{ "size": 1 },\n'.repeat(20_000)],
  ['one word', 'a'.repeat(300_000)],
])('long code made of %s is split into pieces and shown completely', (_, code) => {
  render(<CodeBlock code={code} language="json" />)
  const pieces = [...shownCode().children]
  expect(pieces.length).toBeGreaterThan(20)
  expect(Math.max(...pieces.map(({ textContent }) => textContent.length))).toBeLessThanOrEqual(10_000)
  expect(shownCode().textContent).toBe(code)
})

it('truncates a long run of combining marks on one letter', () => {
  render(<CodeBlock code={`a${'\u0301'.repeat(30_000)}`} />)
  expect(shownCode().textContent).toBe(`a${'\u0301'.repeat(20)}…`)
})
