import { Checkbox } from '@/ui/Checkbox'
import type { useGuidePlaces } from './use-guide-places'

/** The title of the column. */
export const guidePlacesTitle = 'X12 / EDIFACT'

/** Turns the column with the places in X12 and EDIFACT on and off. */
export function GuidePlacesSwitch({ isOn, turn }: ReturnType<typeof useGuidePlaces>) {
  return (
    <Checkbox look="switch" checked={isOn} onChange={turn}>
      {guidePlacesTitle}
    </Checkbox>
  )
}
