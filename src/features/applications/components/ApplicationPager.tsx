import { Link } from 'react-router-dom'
import { applicationsPageSize } from '@/api/devcenter/queries'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Pagination } from '@/ui/Pagination'

interface ApplicationPagerProps {
  page: number
  /** How many applications there are on all pages. */
  count: number
  /** The choices of the address, which every page has. */
  query?: Parameters<typeof paths.applications>[0]
}

/** The links to the other pages of applications. Renders nothing for a single page (APP-6). */
export function ApplicationPager({ page, count, query }: ApplicationPagerProps) {
  const number = useFormatNumber()
  if (count <= applicationsPageSize) return null
  return (
    <Pagination
      page={page}
      pageSize={applicationsPageSize}
      count={count}
      label="Pages of applications"
      formatNumber={number}
      renderLink={(to, { children, ...props }) => (
        <Link to={paths.applications({ ...query, ...(to > 1 && { page: to }) })} {...props}>
          {children}
        </Link>
      )}
    />
  )
}
