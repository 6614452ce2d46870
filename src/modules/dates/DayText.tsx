import { useCurrentUser } from '@/modules/session/use-current-user'
import { formatDate } from './format'

/** A day without a time, such as `2027-06-30`, in the person's locale. It is the same day in every time zone. */
export function DayText({ day }: { day: string }) {
  const { data: user } = useCurrentUser()
  const { locale } = user?.preferences ?? {}
  return <time dateTime={day}>{formatDate(`${day}T00:00:00Z`, { locale, timezone: 'UTC' }) ?? day}</time>
}
