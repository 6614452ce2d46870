import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { formatDate, formatInstant } from './format'

/** A date in the person's locale and zone, the exact instant on hover; nothing for a value that is no date. */
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
