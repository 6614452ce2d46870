import type { SampleContradiction } from '@/modules/rsx-rules/generate/sample-options'
import { Callout } from '@/ui/Callout'
import { SelectField } from '@/ui/SelectField'
import styles from './Contradictions.module.css'

interface ContradictionsProps {
  contradictions: readonly SampleContradiction[]
  onChoose: (path: string, code: string) => void
}

/** Where the chosen retailers contradict each other, with a choice: no document passes at all of them. */
export function Contradictions({ contradictions, onChoose }: ContradictionsProps) {
  // Documents of one order repeat codes of it.
  const places = [...new Map(contradictions.map((one) => [one.path, one])).values()]
  if (places.length === 0) return null
  return (
    <Callout tone="warn" title="The retailers contradict each other" className={styles.callout}>
      {places.map(({ path, choices, chosen }) => (
        <div key={path} className={styles.place}>
          <p>
            <code>{path}</code>:{' '}
            {choices
              .map(({ retailer, codes }) => `${retailer ?? 'the fulfilment model'} requires ${codes.join(' or ')}`)
              .join('; ')}
            .
          </p>
          <SelectField
            label="Code in the sample"
            options={[...new Set([chosen, ...choices.flatMap(({ codes }) => codes)])].map((code) => ({
              value: code,
              label: code,
            }))}
            value={chosen}
            onChange={(code) => onChoose(path, code)}
          />
        </div>
      ))}
    </Callout>
  )
}
