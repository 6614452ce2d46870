import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { quoted } from '@/lib/quoted'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { buttonClass } from '@/ui/button-class'
import { useVersions } from '../hooks/use-fields'

interface FieldsNotFoundProps {
  version: string
  documentType?: string | undefined
  /** A field that the document does not have. */
  field?: string
}

/** An address that names a version, document or field which is not there, and the way back to what is. */
export function FieldsNotFound({ version, documentType, field }: FieldsNotFoundProps) {
  const { names } = useVersions()
  const known = names === undefined || ownValue(names, version) !== undefined
  const [what, text, label, to] =
    field !== undefined && documentType !== undefined
      ? [
          'Field Not Found',
          `${documentType} ${version} has no field ${quoted(field)}.`,
          `All fields of ${documentType}`,
          paths.fieldsQualifiers(version, documentType),
        ]
      : known && documentType !== undefined
        ? [
            'Document Not Found',
            `Version ${version} has no document ${quoted(documentType)}, or it is not open to you.`,
            `Documents of ${version}`,
            paths.fieldsQualifiers(version),
          ]
        : [
            'Version Not Found',
            `There is no version ${quoted(version)}, or it is not open to you.`,
            'All versions',
            paths.fieldsQualifiers(),
          ]
  return (
    <NotFoundView
      title={what}
      text={text}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={to}>
          {label}
        </Link>
      }
    />
  )
}
