import { useCurrentUser } from '@/modules/session/use-current-user'
import { formatDate, formatInstant } from './format'

/** A date in the person's locale and time zone, with the exact instant as a tooltip. Renders nothing if the value is not a date. */
export function DateText({ value }: { value: string | undefined }) {
  const { data: user } = useCurrentUser()
  const text = value === undefined ? undefined : formatDate(value, user?.preferences)
  if (value === undefined || text === undefined) return null
  return (
    <time dateTime={value} title={formatInstant(value, user?.preferences)}>
      {text}
    </time>
  )
}
