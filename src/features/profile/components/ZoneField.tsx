import { useEffect, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { Field } from '@/forms/Field'
import { Combobox, type ComboboxOption } from '@/ui/Combobox'
import type { DisplayValues } from '../model/display'

interface ZoneFieldProps {
  control: Control<DisplayValues>
  /** The time zone of the person's record, which is an option even if the browser does not list it. */
  saved: string
}

/** How long the search waits for a pause in typing, in milliseconds (PROFILE-11). */
const searchDelayMs = 500

/** The choice of a time zone, with a search by name, city or offset. */
export function ZoneField({ control, saved }: ZoneFieldProps) {
  const { field, fieldState } = useController({ control, name: 'timezone' })
  const options = useTimeZones(saved)
  return (
    <Field label="Time zone" hint="Used for every time shown." error={fieldState.error?.message}>
      {(props) => (
        <Combobox
          {...props}
          {...field}
          options={options}
          placeholder="Search for a city or an offset"
          emptyText="No time zone matches."
          debounceMs={searchDelayMs}
        />
      )}
    </Field>
  )
}

/** The options. Computing the offsets takes about 50 ms, so the list follows after the page; until then there is the saved zone. */
function useTimeZones(saved: string): readonly ComboboxOption[] {
  const [list, setList] = useState<readonly ComboboxOption[]>()
  useEffect(() => {
    let isUnmounted = false
    void import('../model/time-zones').then(({ timeZones }) => {
      if (!isUnmounted) setList(timeZones(saved, new Date()))
    })
    return () => {
      isUnmounted = true
    }
  }, [saved])
  return list ?? (saved === '' ? [] : [{ value: saved, label: saved.replaceAll('_', ' ') }])
}
