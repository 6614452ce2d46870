import { useId, useState, type ReactNode } from 'react'
import { foldText } from '@/lib/fold-text'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import control from '@/ui/control.module.css'
import { Dialog } from '@/ui/Dialog'
import type { Retailer } from './retailers'
import styles from './RetailerDialog.module.css'

interface RetailerDialogProps {
  /** Undefined while and when they could not be loaded. */
  retailers: readonly Retailer[] | undefined
  /** Stands for the list without `retailers`: that they are being loaded, or why they could not be. */
  placeholder?: ReactNode
  chosen: readonly string[]
  /** The purpose of the choice, in one or two sentences. */
  description: string
  /** The verb of the button, such as "Show". */
  action: string
  /** Whether a choice without retailers means something. */
  canBeEmpty?: boolean
  onChoose: (names: readonly string[]) => void
  onClose: () => void
}

/** The dialog of "View Retailer List": the retailers of a design, of which the reader chooses some (RSX-39). */
export function RetailerDialog({
  retailers: loaded,
  placeholder,
  chosen: chosenBefore,
  description,
  action,
  canBeEmpty = false,
  onChoose,
  onClose,
}: RetailerDialogProps) {
  const id = useId()
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(chosenBefore))
  const retailers = loaded ?? []
  const countWord =
    chosen.size === 0 ? 'no retailer' : chosen.size === retailers.length ? 'all' : formatNumber(chosen.size)
  const query = foldText(search.trim())
  const hits = retailers.filter(({ name }) => foldText(name).includes(query))

  function toggle(name: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Retailer List"
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabledReason={
              loaded === undefined
                ? 'The retailers are not loaded yet.'
                : chosen.size === 0 && !canBeEmpty
                  ? 'Choose at least one retailer.'
                  : undefined
            }
            onClick={() => onChoose(retailers.map(({ name }) => name).filter((name) => chosen.has(name)))}
          >
            {action} {countWord}
          </Button>
        </>
      }
    >
      {loaded === undefined ? (
        placeholder
      ) : (
        <>
          <div className={styles.head}>
            <label className="vh" htmlFor={id}>
              Search retailers
            </label>
            <input
              id={id}
              className={control.input}
              type="search"
              placeholder="Search retailers"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Button size="sm" variant="ghost" onClick={() => setChosen(new Set(retailers.map(({ name }) => name)))}>
              All
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setChosen(new Set())}>
              None
            </Button>
          </div>
          <ul className={styles.list}>
            {hits.map(({ name, fields }) => (
              <li key={name}>
                <Checkbox checked={chosen.has(name)} onChange={(on) => toggle(name, on)}>
                  {name}
                </Checkbox>
                <span>{countText(fields, 'field')}</span>
              </li>
            ))}
          </ul>
          {hits.length === 0 && <p className={styles.count}>No records found</p>}
          <p className={styles.count} role="status">
            {formatNumber(chosen.size)} of {formatNumber(retailers.length)} chosen
          </p>
        </>
      )}
    </Dialog>
  )
}
