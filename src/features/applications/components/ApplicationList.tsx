import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { devcenterQueries } from '@/api/devcenter/queries'
import { pageOf } from '@/modules/navigation/page-parameter'
import { useApplicationChoice } from '../hooks/use-application-choice'
import { usePageFocus } from '../hooks/use-page-focus'
import { needsAll } from '../model/application-filter'
import { ApplicationToolbar } from './ApplicationToolbar'
import { ChosenApplications } from './ChosenApplications'
import { PageOfApplications } from './PageOfApplications'

/** The applications as a grid: a page of the list, or those of a filter or another order (APP-1, APP-6, APP-55). */
export function ApplicationList() {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const control = useApplicationChoice()
  const isChosen = needsAll(control.choice)
  const { data } = useQuery(devcenterQueries.applications(isChosen ? 1 : page))
  const heading = usePageFocus(page)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="vh">
        Your applications
      </h2>
      {(isChosen || data?.results.length !== 0) && <ApplicationToolbar control={control} />}
      {isChosen ? <ChosenApplications page={page} control={control} /> : <PageOfApplications page={page} />}
    </>
  )
}
