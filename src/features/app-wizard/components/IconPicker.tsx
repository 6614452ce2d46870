import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLayoutEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { applicationIcons, knownIcon } from '@/modules/application/appearance'
import type { ApplicationIcon } from '@/modules/application/appearance'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { DetailsValues } from '../model/step-values'
import { ChoiceGroup } from './ChoiceGroup'
import styles from './Pickers.module.css'

const names = Object.keys(applicationIcons) as ApplicationIcon[]
/** The window shows one row of three columns and scrolls by one column of 106 px (APP-31). */
const columns = 3
const columnWidthPx = 106
const lastPosition = names.length - columns

/** Chooses one of the 27 icons in a window of three (APP-30, APP-31). Choosing with the arrow keys scrolls the window. */
export function IconPicker({ control }: { control: Control<DetailsValues> }) {
  const { field, fieldState } = useController({ control, name: 'iconName' })
  const shown = knownIcon(field.value)
  const strip = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(() => within(names.indexOf(shown) - 1))

  // Set the first position only: afterwards the reader scrolls the window.
  const initialPosition = useRef(first)
  useLayoutEffect(() => {
    if (strip.current) strip.current.scrollLeft = initialPosition.current * columnWidthOf(strip.current)
  }, [])

  function show(index: number) {
    const next = within(index)
    setFirst(next)
    if (strip.current) strip.current.scrollLeft = next * columnWidthOf(strip.current)
  }

  function choose(name: ApplicationIcon) {
    field.onChange(name)
    const index = names.indexOf(name)
    if (index < first) show(index)
    if (index >= first + columns) show(index - columns + 1)
  }

  return (
    <ChoiceGroup
      label="Icon"
      error={fieldState.error?.message}
      end={
        <span className={styles.moves}>
          <span className={styles.position} aria-live="polite">
            {first + 1} to {first + columns} of {names.length}
          </span>
          <Move label="Previous icons" of={ChevronLeft} possible={first > 0} onClick={() => show(first - 1)} />
          <Move label="Next icons" of={ChevronRight} possible={first < lastPosition} onClick={() => show(first + 1)} />
        </span>
      }
    >
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) =>
          setFirst(within(Math.round(currentTarget.scrollLeft / columnWidthOf(currentTarget))))
        }
      >
        {names.map((name) => (
          <label key={name} title={wordsOf(name)}>
            <input
              type="radio"
              name={field.name}
              value={name}
              aria-label={wordsOf(name)}
              // An icon that the portal does not know leaves all unchecked, so that choosing the default is a change.
              checked={name === field.value}
              ref={name === shown ? field.ref : undefined}
              onChange={() => choose(name)}
              onBlur={field.onBlur}
            />
            <Icon of={applicationIcons[name]} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

interface MoveProps {
  label: string
  of: typeof ChevronLeft
  possible: boolean
  onClick: () => void
}

function Move({ label, of, possible, onClick }: MoveProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon
      aria-label={label}
      title={label}
      aria-disabled={!possible || undefined}
      onClick={onClick}
    >
      <Icon of={of} size="sm" />
    </Button>
  )
}

/** The nearest position that the window can have. */
function within(index: number): number {
  return Math.min(Math.max(index, 0), lastPosition)
}

/** The width of a column in CSS pixels: narrower than usual where three do not fit. */
function columnWidthOf(strip: HTMLElement): number {
  return strip.clientWidth / columns || columnWidthPx
}

function wordsOf(name: string): string {
  return name.replaceAll('-', ' ')
}
