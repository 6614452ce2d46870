import { FilterField } from '@/ui/FilterField'
import { SelectField } from '@/ui/SelectField'
import { classNames } from '@/ui/class-names'
import toolbar from '@/ui/toolbar.module.css'
import type { ApplicationChoiceControl } from '../hooks/use-application-choice'
import { shows, sorts } from '../model/application-filter'
import styles from './ApplicationToolbar.module.css'

/** The filter and the order of the applications (APP-55). */
export function ApplicationToolbar({ control }: { control: ApplicationChoiceControl }) {
  const { choice } = control
  return (
    <div className={toolbar.toolbar}>
      <div className={toolbar.filter}>
        <FilterField placeholder="Name, description or client ID" value={choice.filter} onChange={control.setFilter} />
      </div>
      <div className={classNames(styles.select, toolbar.half)}>
        <SelectField label="Show" options={shows} value={choice.show} onChange={control.setShow} />
      </div>
      <div className={classNames(styles.select, toolbar.half)}>
        <SelectField label="Sort" options={sorts} value={choice.sort} onChange={control.setSort} />
      </div>
    </div>
  )
}
