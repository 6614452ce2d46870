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
/** 1 row by 3 columns, moved by one column of 106 px (1 §3, §9); narrower only where 318 px do not fit. */
const columns = 3
const columnWidth = 106
const last = names.length - columns

/** The 27 icons in a window of three; choosing by arrow key moves the window along. */
export function IconPicker({ control }: { control: Control<DetailsValues> }) {
  const { field, fieldState } = useController({ control, name: 'iconName' })
  const shown = knownIcon(field.value)
  const strip = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(() => within(names.indexOf(shown) - 1))

  // Only the first position: from then on the window goes where it is moved.
  const start = useRef(first)
  useLayoutEffect(() => {
    if (strip.current) strip.current.scrollLeft = start.current * width(strip.current)
  }, [])

  function show(index: number) {
    const next = within(index)
    setFirst(next)
    if (strip.current) strip.current.scrollLeft = next * width(strip.current)
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
          <Move label="Next icons" of={ChevronRight} possible={first < last} onClick={() => show(first + 1)} />
        </span>
      }
    >
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => setFirst(within(Math.round(currentTarget.scrollLeft / width(currentTarget))))}
      >
        {names.map((name) => (
          <label key={name} title={wordsOf(name)}>
            <input
              type="radio"
              name={field.name}
              value={name}
              aria-label={wordsOf(name)}
              // One that the portal does not know is none of these: choosing the default changes it.
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
      onClick={possible ? onClick : undefined}
    >
      <Icon of={of} size="sm" />
    </Button>
  )
}

function within(index: number): number {
  return Math.min(Math.max(index, 0), last)
}

function width(strip: HTMLElement): number {
  return strip.clientWidth / columns || columnWidth
}

function wordsOf(name: string): string {
  return name.replaceAll('-', ' ')
}
