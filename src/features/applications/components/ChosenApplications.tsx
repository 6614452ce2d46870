import { applicationsPageSize } from '@/api/devcenter/queries'
import { quoted } from '@/lib/quoted'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useAllApplications } from '../hooks/use-all-applications'
import type { ApplicationChoiceControl } from '../hooks/use-application-choice'
import { chosenApplications } from '../model/application-filter'
import { ApplicationCard, BuildCard, SkeletonCards } from './ApplicationCard'
import styles from './ApplicationList.module.css'
import { ApplicationPager } from './ApplicationPager'
import { NotFetched } from './ListStates'

interface ChosenApplicationsProps {
  page: number
  control: ApplicationChoiceControl
}

/** The applications of a filter or another order, of all that were read (APP-55). Nothing is shown until all are there. */
export function ChosenApplications({ page, control }: ChosenApplicationsProps) {
  const all = useAllApplications()
  const { choice } = control
  const found = all.isReading ? [] : chosenApplications(all.applications, choice)
  const lastPage = Math.max(1, Math.ceil(found.length / applicationsPageSize))
  const shownPage = Math.min(page, lastPage)
  const start = (shownPage - 1) * applicationsPageSize
  return (
    <>
      <ReadingLine all={all} foundCount={found.length} />
      <ul className={styles.apps}>
        <BuildCard />
        {all.isReading && <SkeletonCards />}
        {all.retry && !all.isReading && <NotFetched error={all.error} retrying={all.isRetrying} onRetry={all.retry} />}
        {!all.isReading && !all.retry && found.length === 0 && <NoneFound control={control} />}
        {found.slice(start, start + applicationsPageSize).map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
      <ApplicationPager
        page={shownPage}
        count={found.length}
        query={{
          ...(choice.filter.trim() !== '' && { filter: choice.filter }),
          ...(choice.show !== 'all' && { show: choice.show }),
          ...(choice.sort !== 'default' && { sort: choice.sort }),
        }}
      />
    </>
  )
}

interface ReadingLineProps {
  all: ReturnType<typeof useAllApplications>
  foundCount: number
}

/** How many applications were found and among how many, and the reading of the others, which can be cancelled. */
function ReadingLine({ all, foundCount }: ReadingLineProps) {
  const countText = useCountText()
  const number = useFormatNumber()
  const readCount = all.applications.length
  const isShort = readCount < all.count
  if (all.isReading) {
    return (
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {all.count > 0 ? `Reading ${countText(Math.min(all.count, all.maxCount), 'application')}` : 'Reading'}
        </p>
        {all.count > 0 && (
          <Button size="sm" onClick={all.cancel}>
            Cancel
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={toolbar.line}>
      <p className={toolbar.count} role="status">
        {`${number(foundCount)} of ${countText(readCount, 'application')}`}
        {isShort && `. Only ${number(readCount)} of your ${number(all.count)} were searched.`}
      </p>
      {all.isCancelled && isShort && (
        <Button size="sm" onClick={all.resume}>
          Search them all
        </Button>
      )}
    </div>
  )
}

function NoneFound({ control }: { control: ApplicationChoiceControl }) {
  const { filter } = control.choice
  return (
    <li className={styles.state}>
      <Card>
        <Splash
          headingLevel={3}
          mark="empty"
          title="No records found"
          text={
            filter.trim() === ''
              ? 'None of your applications is of this kind.'
              : `No name, description or client ID here contains ${quoted(filter)}.`
          }
          actions={<Button onClick={control.clear}>Show all applications</Button>}
        />
      </Card>
    </li>
  )
}
