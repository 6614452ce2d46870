import { useId, useState, type KeyboardEvent } from 'react'
import { CodeBlock } from './CodeBlock'
import styles from './SampleTabs.module.css'

export interface Sample {
  label: string
  code: string
  language: string
  /** Whether the response is a success; shown as a dot before the label. */
  mark?: 'success' | 'error' | undefined
}

/** A box with a tab for each sample, such as the responses of an operation or several formats of the same data. */
export function SampleTabs({ label, samples }: { label: string; samples: readonly Sample[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const shown = samples[chosen] ?? samples[0]
  if (!shown) return null

  function handleKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -chosen,
      End: samples.length - 1 - chosen,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (chosen + step + samples.length) % samples.length
    setChosen(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  const tabs = (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {samples.map((sample, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={`${id}-${index}`}
          className={styles.tab}
          aria-selected={sample === shown}
          aria-controls={`${id}-panel`}
          tabIndex={sample === shown ? 0 : -1}
          onClick={() => setChosen(index)}
          onKeyDown={handleKeyDown}
        >
          {sample.mark && <span className={styles[sample.mark]} />}
          {sample.label}
        </button>
      ))}
    </div>
  )
  const panel = { id: `${id}-panel`, tabId: `${id}-${samples.indexOf(shown)}` }
  return <CodeBlock code={shown.code} language={shown.language} head={tabs} panel={panel} />
}
