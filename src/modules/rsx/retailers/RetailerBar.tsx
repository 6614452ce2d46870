import Store from 'lucide-react/icons/store'
import { useRef, useState } from 'react'
import { describeError } from '@/api/core/api-error'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Icon } from '@/ui/Icon'
import { TextPlaceholder } from '@/ui/Placeholders'
import styles from './RetailerBar.module.css'
import { RetailerChips } from './RetailerChips'
import { RetailerDialog } from './RetailerDialog'
import type { RetailerList } from './retailers'

interface RetailerBarProps {
  list: RetailerList
  chosen: readonly string[]
  /** The purpose of the choice, in one or two sentences. */
  description: string
  /** The words before the number of retailers on the dialog's button. */
  action: string
  onChoose: (names: readonly string[]) => void
  /** The words before the chosen retailers. */
  label?: string
  /** Called when the dialog opens, for a page that loads the retailers only then. */
  onOpen?: () => void
}

/** The retailers that a check or a sample is for, each with a button to remove it, and the dialog to choose others. */
export function RetailerBar({ list, chosen, description, action, onChoose, label = 'For', onOpen }: RetailerBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const all = list.retailers?.map(({ name }) => name) ?? []
  // A retailer of the address without a design stays in the list, so that it can be removed.
  const others = chosen.filter((name) => !all.includes(name)).map((name) => ({ name, fields: 0 }))
  return (
    <div className={styles.bar} role="group" aria-label="Retailers">
      <span className={styles.label}>{chosen.length === 0 ? 'No retailer chosen' : label}</span>
      <RetailerChips names={chosen} onChoose={onChoose} onLast={() => opener.current?.focus({ preventScroll: true })} />
      <Button
        ref={opener}
        size="sm"
        onClick={() => {
          setIsOpen(true)
          onOpen?.()
        }}
      >
        <Icon of={Store} size="sm" />
        Choose retailers
      </Button>
      {isOpen && (
        <RetailerDialog
          retailers={list.retailers && [...list.retailers, ...others]}
          placeholder={<NotLoaded list={list} />}
          chosen={chosen}
          description={description}
          action={action}
          canBeEmpty
          onChoose={(names) => {
            setIsOpen(false)
            onChoose(names)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

/** Stands for the list while it is loaded, and when it could not be. */
function NotLoaded({ list: { error, isFetching, retry } }: { list: RetailerList }) {
  if (isFetching && !error) return <TextPlaceholder label="Loading the retailers" rows={2} />
  const title = 'The retailers could not be loaded'
  const { message } = describeError(error, { title, message: 'Your choice is as it was.' })
  return <ErrorState title={title} message={message} onRetry={retry} retrying={isFetching} />
}
