import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageWindow, Pagination } from '@/ui/Pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 'gap', 20]],
  [3, 17, [1, 2, 3, 4, 'gap', 17]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('page %i of %i offers %j', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})

test('says which items are shown and marks the current page', () => {
  render(
    <Pagination
      page={2}
      pageSize={25}
      count={36}
      label="Pages of applications"
      formatNumber={String}
      renderLink={(page, { children, ...props }) => (
        <a href={`?page=${page}`} {...props}>
          {children}
        </a>
      )}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Pages of applications' })).toHaveTextContent('26–36 of 36')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1')
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test("formats numbers in the reader's locale", () => {
  render(
    <Pagination
      page={1001}
      pageSize={25}
      count={25_020}
      label="Pages"
      formatNumber={(value) => value.toLocaleString('de-DE')}
      renderLink={(page, { children, ...props }) => (
        <a href={`?page=${page}`} {...props}>
          {children}
        </a>
      )}
    />,
  )
  expect(screen.getByRole('navigation')).toHaveTextContent('25.001–25.020 of 25.020')
  expect(screen.getByRole('link', { name: 'Page 1.001' })).toHaveTextContent('1.001')
})
