import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '@/ui/Icon'
import { sampleChoiceLabels, sampleChoices, type SampleChoice } from '@/engines/samples/sample-request'
import styles from './LanguageSelect.module.css'

interface LanguageSelectProps {
  value: SampleChoice
  onChange: (language: SampleChoice) => void
}

/** A select in the bar of a sample, which sets the language of all samples. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label="Language of the sample"
        value={value}
        onChange={({ target }) => {
          const chosen = sampleChoices.find((language) => language === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {sampleChoices.map((language) => (
          <option key={language} value={language}>
            {sampleChoiceLabels[language]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  )
}
