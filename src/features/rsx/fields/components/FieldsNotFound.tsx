import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/own-value'
import { paths } from '@/lib/paths'
import { quoted } from '@/lib/quoted'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { buttonClass } from '@/ui/button-class'
import { useVersions } from '../hooks/use-fields'

interface FieldsNotFoundProps {
  version: string
  documentType?: string | undefined
  /** A field that the document does not have. */
  field?: string
}

/** Shown for an address with an unknown version, document or field. Links to the ones that exist. */
export function FieldsNotFound({ version, documentType, field }: FieldsNotFoundProps) {
  const { names } = useVersions()
  const isVersionKnown = names === undefined || ownValue(names, version) !== undefined
  const [title, text, label, to] =
    field !== undefined && documentType !== undefined
      ? [
          'Field Not Found',
          `${documentType} ${version} has no field ${quoted(field)}.`,
          `All fields of ${documentType}`,
          paths.fieldsQualifiers(version, documentType),
        ]
      : isVersionKnown && documentType !== undefined
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
      title={title}
      text={text}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={to}>
          {label}
        </Link>
      }
    />
  )
}
