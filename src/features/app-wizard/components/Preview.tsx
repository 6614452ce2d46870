import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AppTile } from '@/modules/application/AppTile'
import { cut } from '@/modules/application/labels'
import { Card } from '@/ui/Card'
import type { DetailsValues } from '../model/step-values'
import styles from './Preview.module.css'

/** Shows how a new application will look: as a card of the list, and to people who authorize it. */
export function Preview({ control }: { control: Control<DetailsValues> }) {
  const { name, description, iconName, iconColor } = useWatch({ control })
  const shownName = name?.trim() || 'Your application'
  return (
    <section className={styles.preview} aria-label="Preview">
      <div>
        <h2>In your list</h2>
        <Card className={styles.card}>
          <AppTile iconName={iconName} iconColor={iconColor} />
          <b>
            <bdi>{cut(shownName)}</bdi>
          </b>
          <span className={styles.kind}>No type yet</span>
          <p>{description ? <bdi>{cut(description)}</bdi> : <span className="dim">No description</span>}</p>
        </Card>
      </div>
      <div>
        <h2>When people authorize it</h2>
        <p className={styles.ask}>
          <AppTile iconName={iconName} iconColor={iconColor} />
          <b>
            <bdi>{shownName}</bdi> asks for access
          </b>
        </p>
      </div>
    </section>
  )
}
