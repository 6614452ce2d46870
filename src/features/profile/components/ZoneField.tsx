import { useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { createCodeLoader } from '@/browser/code-loader'
import { useCode } from '@/browser/use-code'
import { Field } from '@/forms/Field'
import { Callout } from '@/ui/Callout'
import { Combobox } from '@/ui/Combobox'
import { RetryButton } from '@/ui/RetryButton'
import type { DisplayValues } from '../model/display'

interface ZoneFieldProps {
  control: Control<DisplayValues>
  /** The time zone of the person's record, which is an option even if the browser does not list it. */
  saved: string
}

/** Computing the offsets takes about 50 ms, so the list follows after the page. */
const zoneCode = createCodeLoader(() => import('../model/time-zones'))

/** How long the search waits for a pause in typing, in milliseconds (PROFILE-11). */
const searchDelayMs = 500

/** The choice of a time zone, with a search by name, city or offset. Until the list is there it has the saved zone. */
export function ZoneField({ control, saved }: ZoneFieldProps) {
  const { field, fieldState } = useController({ control, name: 'timezone' })
  const code = useCode(zoneCode)
  const listed = code.status === 'ready' ? code.module.timeZones : undefined
  const [openedAt] = useState(() => new Date())
  const options = useMemo(
    () => listed?.(saved, openedAt) ?? (saved === '' ? [] : [{ value: saved, label: saved.replaceAll('_', ' ') }]),
    [listed, saved, openedAt],
  )
  return (
    <>
      <Field label="Time zone" hint="Used for every time shown." error={fieldState.error?.message}>
        {(props) => (
          <Combobox
            {...props}
            {...field}
            options={options}
            placeholder="Search for a city or an offset"
            emptyText={listed ? 'No time zone matches.' : 'The time zones are not loaded.'}
            debounceMs={searchDelayMs}
          />
        )}
      </Field>
      {code.status === 'failed' && (
        <Callout tone="danger" title="The other time zones could not be loaded">
          <p>Check your internet connection and try again.</p>
          <RetryButton inline onRetry={code.retry} />
        </Callout>
      )}
    </>
  )
}
