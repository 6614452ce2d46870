import { useQuery } from '@tanstack/react-query'
import { rsxQueries } from '@/api/rsx/queries'
import { SelectField } from '@/ui/SelectField'
import type { DocumentChoice } from '../model/check-state'
import { versionsOf, type Wish } from '../model/document-choice'
import styles from './DocumentChoices.module.css'

interface DocumentChoicesProps {
  entry: DocumentChoice
  onChoose: (wish: Wish) => void
}

/** Type and version of the selected document. The type is asked only where the file does not tell it. */
export function DocumentChoices({ entry, onChoose }: DocumentChoicesProps) {
  const { data: names = {} } = useQuery(rsxQueries.schemaNames())
  const { opened, document, version } = entry
  const versions = document === undefined ? [] : versionsOf(document, opened.versionLine, names)
  const isTypeOpen = opened.document === undefined && opened.candidates.length > 0
  if (!isTypeOpen && versions.length < 2) return null
  return (
    <div className={styles.choices}>
      {isTypeOpen && (
        <SelectField
          label="Document type"
          options={[
            ...(document === undefined ? [{ value: '', label: 'Choose a document type' }] : []),
            ...opened.candidates.map((name) => ({ value: name, label: name })),
          ]}
          value={document ?? ''}
          onChange={(name) => onChoose({ document: name === '' ? undefined : name, version: undefined })}
        />
      )}
      {versions.length > 1 && (
        <SelectField
          label="Version"
          options={versions.map((name) => ({ value: name, label: name }))}
          value={version ?? ''}
          onChange={(name) => onChoose({ document, version: name })}
        />
      )}
    </div>
  )
}
