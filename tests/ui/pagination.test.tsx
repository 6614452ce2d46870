import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { pageWindow } from '@/ui/page-window'
import { Pagination } from '@/ui/Pagination'

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

test('says which items are shown and marks the page', () => {
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

test('gives the focus to the page when the arrow that led to it is gone, and takes it from nobody', async () => {
  const user = userEvent.setup()
  function Pages() {
    const [page, setPage] = useState(1)
    return (
      <Pagination
        page={page}
        pageSize={25}
        count={75}
        label="Pages"
        formatNumber={String}
        renderLink={(to, { children, ...props }) => (
          <a
            href={`?page=${to}`}
            {...props}
            onClick={(event) => {
              event.preventDefault()
              setPage(to)
            }}
          >
            {children}
          </a>
        )}
      />
    )
  }
  render(<Pages />)
  expect(document.body).toHaveFocus()
  await user.tab()
  for (const name of ['Page 2', 'Page 3', 'Next page']) {
    await user.tab()
    expect(screen.getByRole('link', { name })).toHaveFocus()
  }
  await user.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'Page 3', current: 'page' })).toHaveFocus()
})

test('writes its numbers as the reader does', () => {
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
