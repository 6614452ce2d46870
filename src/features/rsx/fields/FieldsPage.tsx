import { useParams } from 'react-router-dom'
import { ChooserPage } from './ChooserPage'
import { FieldListPage } from './FieldListPage'
import { QualifierPage } from './QualifierPage'

/** The lookup of fields and qualifiers, `/rsx/docs/fields-qualifiers[/:version[/:documentType[/:qualifier]]]` (RSX-31). */
export function FieldsPage() {
  const { version, documentType, qualifier } = useParams()
  if (version === undefined || documentType === undefined) return <ChooserPage versionInUrl={version} />
  const document = `${version}/${documentType}`
  if (qualifier === undefined) {
    return <FieldListPage key={document} version={version} documentType={documentType} />
  }
  return (
    <QualifierPage
      key={`${document}/${qualifier}`}
      version={version}
      documentType={documentType}
      qualifier={qualifier}
    />
  )
}
