import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '@/ui/Icon'
import { sampleLanguageLabels, sampleLanguages, type SampleLanguage } from './sample-request'
import styles from './LanguageSelect.module.css'

interface LanguageSelectProps {
  value: SampleLanguage
  onChange: (language: SampleLanguage) => void
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
          const chosen = sampleLanguages.find((language) => language === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {sampleLanguages.map((language) => (
          <option key={language} value={language}>
            {sampleLanguageLabels[language]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="sm" />
    </span>
  )
}
