import { useEffect, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { Field } from '@/forms/Field'
import { Combobox, type ComboboxOption } from '@/ui/Combobox'
import type { DisplayValues } from '../model/display'

interface ZoneFieldProps {
  control: Control<DisplayValues>
  /** The zone of the person's record, which is offered even if the browser does not list it. */
  saved: string
}

/** How long the search waits for more typing, in milliseconds (2 §9). */
const searchDelayMs = 500

/** The time zone, found by name, city or offset. */
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

/** The list with its offsets takes some 50 ms to make, so it comes after the page; until then there is the saved one. */
function useTimeZones(saved: string): readonly ComboboxOption[] {
  const [list, setList] = useState<readonly ComboboxOption[]>()
  useEffect(() => {
    let gone = false
    void import('../model/time-zones').then(({ timeZones }) => {
      if (!gone) setList(timeZones(saved, new Date()))
    })
    return () => {
      gone = true
    }
  }, [saved])
  return list ?? (saved === '' ? [] : [{ value: saved, label: saved.replaceAll('_', ' ') }])
}
