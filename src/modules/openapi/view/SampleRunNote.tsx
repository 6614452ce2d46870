import { useQuery } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import { useMemo } from 'react'
import type { SampleLanguage, SampleRequest } from '@/engines/samples/sample-request'
import { DateText } from '@/modules/dates/DateText'
import { Icon } from '@/ui/Icon'
import { findRun, sampleMark } from '@/engines/openapi/model/ran-samples'
import { ranSamplesQuery } from './queries'
import styles from './SampleRunNote.module.css'

interface SampleRunNoteProps {
  /** Address of the file that says which samples ran. */
  file: string
  operation: { method: string; path: string }
  request: SampleRequest
  code: string
  language: SampleLanguage
}

/**
 * Says when the shown sample ran, and against what (CONSOLE-47). Stays empty for code that did not run, such as an edited
 * request, so that nothing below it moves.
 */
export function SampleRunNote({ file, operation, request, code, language }: SampleRunNoteProps) {
  const { method, path } = operation
  const { data } = useQuery(ranSamplesQuery(file))
  const run = useMemo(
    () => (data ? findRun(data, { method, path }, language, sampleMark(code, request)) : undefined),
    [data, method, path, language, code, request],
  )
  return (
    <p className={styles.note}>
      {run && (
        <>
          <Icon of={CheckCheck} size="sm" />
          <span>
            Ran on <DateText value={run.ranAt} /> against {run.version !== undefined && `version ${run.version} on `}
            the {run.against}
            {run.tool !== undefined && `, with ${run.tool}`}
          </span>
        </>
      )}
    </p>
  )
}
