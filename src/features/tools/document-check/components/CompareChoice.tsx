import { useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import type { BesideOption } from '../hooks/use-beside-options'
import type { Beside } from '../model/document-comparison'
import { filesOf } from '../model/input-files'
import styles from './CompareChoice.module.css'

interface CompareChoiceProps {
  options: readonly BesideOption[]
  onCompare: (beside: Beside) => void
}

/** Chooses what the selected document is laid beside. */
export function CompareChoice({ options, onCompare }: CompareChoiceProps) {
  const [value, setValue] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <div className={styles.choice} role="group" aria-label="Compare">
      {chosen && (
        <>
          <SelectField label="Compare with" options={options} value={chosen.value} onChange={setValue} />
          <Button onClick={() => onCompare(chosen.beside)}>Compare</Button>
        </>
      )}
      <Button variant="ghost" onClick={() => input.current?.click()}>
        Compare with a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to compare with"
        onChange={({ target }) => {
          const [file] = filesOf(target.files)
          // The same file may be chosen again, after it was changed.
          target.value = ''
          if (file) onCompare({ kind: 'file', load: () => Promise.resolve(file) })
        }}
      />
    </div>
  )
}
