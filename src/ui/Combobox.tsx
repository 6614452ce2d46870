import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from './Icon'
import control from './control.module.css'
import pop from './pop.module.css'

interface ComboboxProps<T> {
  label: string
  items: readonly T[]
  /** What is shown and searched, without regard to case and accents. */
  getLabel: (item: T) => string
  getKey: (item: T) => string
  value: T | null
  /** Called with the chosen item; emptying the search text does not undo a choice. */
  onChange: (item: T) => void
  placeholder?: string
  emptyText: string
}

/** A searchable choice of one of many. */
export function Combobox<T>({
  label,
  items,
  getLabel,
  getKey,
  value,
  onChange,
  placeholder,
  emptyText,
}: ComboboxProps<T>) {
  const id = useId()
  // While it is searched; otherwise the input shows the choice.
  const [search, setSearch] = useState<string>()
  return (
    <Base.Root<T>
      items={items}
      value={value}
      onValueChange={(item) => {
        if (item !== null) onChange(item)
      }}
      inputValue={search ?? (value === null ? '' : getLabel(value))}
      onInputValueChange={setSearch}
      onOpenChange={(open) => {
        if (!open) setSearch(undefined)
      }}
      itemToStringLabel={getLabel}
      itemToStringValue={getKey}
      isItemEqualToValue={(a, b) => getKey(a) === getKey(b)}
      autoHighlight
    >
      <div className={control.field}>
        <label className={control.label} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <Base.InputGroup className={control.search}>
          <Icon of={Search} />
          {/* Named by reference: while the list is open, the label is hidden from assistive technology. */}
          <Base.Input id={id} className={control.input} aria-labelledby={`${id}-label`} placeholder={placeholder} />
        </Base.InputGroup>
      </div>
      <Base.Portal>
        <Base.Positioner className={pop.positioner} align="start" sideOffset={4}>
          <Base.Popup className={pop.pop}>
            <Base.Empty className={pop.empty}>{emptyText}</Base.Empty>
            <Base.List className={pop.list}>
              {(item: T) => (
                <Base.Item key={getKey(item)} value={item} className={pop.opt}>
                  <span className={pop.tick}>
                    <Base.ItemIndicator>
                      <Icon of={Check} size="sm" />
                    </Base.ItemIndicator>
                  </span>
                  <span>{getLabel(item)}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
