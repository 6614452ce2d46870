import { Link } from 'react-router-dom'
import type { RsxPlace } from '@/engines/errors/stated-error'
import { paths } from '@/lib/paths'
import { usualVersions } from '@/lib/usual-versions'
import type { DecodedField } from '@/engines/errors/decoding'
import styles from './DecodedFields.module.css'

interface DecodedFieldsProps {
  fields: readonly DecodedField[]
  /** Number of further fields that the response names. */
  moreFields: number
  Heading: 'h3' | 'h4' | 'h5'
}

/**
 * Lists the fields that an error names: their place, message and value, the meaning of their code, and how to correct them.
 */
export function DecodedFields({ fields, moreFields, Heading }: DecodedFieldsProps) {
  if (fields.length === 0) return null
  return (
    <div>
      <Heading>{fields.length === 1 ? 'Field' : 'Fields'}</Heading>
      <ul className={styles.fields}>
        {fields.map((field, index) => (
          // A response may name a field twice, and its fields are never reordered.
          <li key={`${index} ${field.name}`}>
            <Field field={field} />
          </li>
        ))}
      </ul>
      {moreFields > 0 && <p className={styles.note}>and {moreFields} more</p>}
    </div>
  )
}

function Field({ field: { name, source, code, message, value, meaning, fix, rsx } }: { field: DecodedField }) {
  return (
    <>
      <p className={styles.name}>
        <code>{name}</code>
        {source !== undefined && <span className={styles.note}>in {source}</span>}
        {code !== undefined && <span className={styles.note}>{/^\d+$/.test(code) ? `code ${code}` : code}</span>}
      </p>
      {message !== undefined && <p>{message}</p>}
      {value !== undefined && (
        <p className={styles.note}>
          Sent: <code>{value}</code>
        </p>
      )}
      {meaning !== undefined && (
        <p className={styles.note}>
          {meaning} {fix}
        </p>
      )}
      {rsx && <RsxField rsx={rsx} />}
    </>
  )
}

/** The field of RSX for a place of X12 or EDIFACT, with a link to its page. */
function RsxField({ rsx: { document, path, condition, isCertain } }: { rsx: RsxPlace }) {
  const names = path.split('/')
  const field = names.at(-1) ?? path
  return (
    <p className={styles.note}>
      In RSX{isCertain ? '' : ', perhaps'}: {/* Beside the pasted text, which following the link here would lose. */}
      <Link
        to={paths.fieldsQualifiers(usualVersions.qualified, document, undefined, { filter: field })}
        target="_blank"
        rel="noopener"
      >
        {[document, ...names].join(' › ')}
        <span className="vh"> (new tab)</span>
      </Link>
      {condition && (
        <>
          {' '}
          with <code>{condition.field}</code> {condition.code}
        </>
      )}
    </p>
  )
}
