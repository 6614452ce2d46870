import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isStatus } from '@/api/core/api-error'
import { rsxQueries } from '@/api/rsx/queries'
import { ownValue } from '@/lib/own-value'
import { showToast } from '@/ui/toast'
import { failureText } from '../../model/failure-text'
import { newestFirst } from '../../model/versions'

/** The versions that the reader may look up, newest first, and their documents. */
export function useVersions() {
  const { data, error, isFetching, refetch } = useQuery(rsxQueries.schemaNames())
  return {
    names: data,
    versions: Object.keys(data ?? {}).toSorted(newestFirst),
    error,
    isFetching,
    refetch: () => void refetch(),
  }
}

/** The fields of a document; `missing` when there is no such version or document, or it is not for this reader. */
export function useFields(version: string, documentType: string) {
  const { data, error, isFetching, refetch } = useQuery(rsxQueries.fields(version, documentType))
  const missing = isStatus(error, 404) || isStatus(error, 403)
  return { fields: data, error, missing, isFetching, refetch: () => void refetch() }
}

/**
 * Numbers and EDIFACT name of the documents of a version, as shown (1 §9). They adorn the page, which goes on without
 * them; a failure is told by a toast.
 */
export function useDocumentNumbers(version: string): (documentType: string) => readonly string[] {
  const { data, error } = useQuery(rsxQueries.documentNumbers(true))
  useEffect(() => {
    if (error && !isStatus(error, 401)) {
      showToast({ title: 'Error!', message: failureText('numbers', error), tone: 'bad', key: 'document-numbers' })
    }
  }, [error])
  return (documentType) => ownValue(data, version)?.find(({ name }) => name === documentType)?.docTypes ?? []
}
