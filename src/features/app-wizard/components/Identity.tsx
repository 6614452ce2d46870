import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { Application } from '@/api/devcenter/schemas'
import { AppTile } from '@/modules/application/AppTile'
import { typeLabel } from '@/modules/application/labels'
import type { DetailsValues } from '../model/step-values'
import styles from './Identity.module.css'

interface IdentityProps {
  application: Application | undefined
  /** The form, whose icon and color the tile shows. */
  control: Control<DetailsValues>
}

/** Icon tile, name and type of the application (APP-12). */
export function Identity({ application, control }: IdentityProps) {
  const [iconName, iconColor] = useWatch({ control, name: ['iconName', 'iconColor'] })
  return (
    <div className={styles.identity}>
      <AppTile size="lg" iconName={iconName} iconColor={iconColor} />
      <div>
        <h1 title={application?.name}>{application ? <bdi>{application.name}</bdi> : 'Build An App'}</h1>
        <p className="dim">{kindOf(application)}</p>
      </div>
    </div>
  )
}

function kindOf(application: Application | undefined): string {
  if (!application) return 'Not saved yet'
  return typeLabel(application.appType)
}
