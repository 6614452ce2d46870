import Check from 'lucide-react/icons/check'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { applicationColors, knownColor } from '@/modules/application/appearance'
import colors from '@/modules/application/colors.module.css'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { DetailsValues } from '../model/step-values'
import { ChoiceGroup } from './ChoiceGroup'
import styles from './Pickers.module.css'

/** Chooses one of the six colours (APP-32). */
export function ColorPicker({ control }: { control: Control<DetailsValues> }) {
  const { field, fieldState } = useController({ control, name: 'iconColor' })
  const shown = knownColor(field.value)
  return (
    <ChoiceGroup label="Color" error={fieldState.error?.message}>
      <div className={styles.swatches}>
        {applicationColors.map((color) => (
          <label key={color} className={classNames(styles.swatch, colors[color])} title={wordsOf(color)}>
            <input
              type="radio"
              name={field.name}
              value={color}
              aria-label={wordsOf(color)}
              checked={color === field.value}
              ref={color === shown ? field.ref : undefined}
              onChange={() => field.onChange(color)}
              onBlur={field.onBlur}
            />
            {color === field.value && <Icon of={Check} />}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** The name of a color as words: `Blue 200` for `blue200`. */
function wordsOf(color: string): string {
  const [letters = color] = /^[a-z]+/.exec(color) ?? []
  return `${letters.charAt(0).toUpperCase()}${letters.slice(1)} ${color.slice(letters.length)}`
}
