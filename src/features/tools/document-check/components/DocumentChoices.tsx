import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useSchemaNames } from '@/modules/rsx/rules/use-schema-names'
import { Callout } from '@/ui/Callout'
import { SelectField } from '@/ui/SelectField'
import { versionsOf, type DocumentChoice, type TypeChoice } from '@/engines/rsx/document-choice'
import styles from './DocumentChoices.module.css'

interface DocumentChoicesProps {
  entry: DocumentChoice
  onChoose: (typeChoice: TypeChoice) => void
}

/** Type and version of the selected document. The type can be chosen where the content leaves several open (CHECK-4). */
export function DocumentChoices({ entry, onChoose }: DocumentChoicesProps) {
  const names = useSchemaNames()
  const { opened, document, version, isPending } = entry
  const versions = document === undefined ? [] : versionsOf(document, opened.versionLine, names)
  const types = opened.candidates.filter(
    (name) => name === document || versionsOf(name, opened.versionLine, names).length > 0,
  )
  const typeField = (
    <SelectField
      label="Document type"
      options={[
        ...(document === undefined ? [{ value: '', label: 'Choose a document type' }] : []),
        ...types.map((name) => ({ value: name, label: name })),
      ]}
      value={document ?? ''}
      onChange={(name) => onChoose({ document: name === '' ? undefined : name, version: undefined })}
    />
  )
  if (isPending) return null
  if (document === undefined && opened.candidates.length > 0) {
    return (
      <Callout tone="warn" title="Choose the document type" className={styles.question}>
        <p>
          {opened.findings[0]?.message ??
            'Several documents begin like this file, and its name does not tell which it is.'}{' '}
          It is checked as the type that you choose.
        </p>
        <div className={styles.choices}>{typeField}</div>
      </Callout>
    )
  }
  if (types.length < 2 && versions.length < 2) return null
  return (
    <div className={styles.choices}>
      {types.length > 1 && typeField}
      {versions.length > 1 && (
        <>
          <SelectField
            label="Version"
            options={versions.map((name) => ({ value: name, label: name }))}
            value={version ?? ''}
            onChange={(name) => onChoose({ document, version: name })}
          />
          <Link to={paths.compareVersions(document, { to: version })} target="_blank" rel="noopener">
            Compare versions<span className="vh"> (new tab)</span>
          </Link>
        </>
      )}
    </div>
  )
}
