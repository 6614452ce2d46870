import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isStatus } from '@/api/core/api-error'
import { rsxQueries } from '@/api/rsx/queries'
import { ownValue } from '@/lib/own-value'
import { showToast } from '@/ui/toast'
import { errorText } from '../../model/error-text'
import { newestFirst } from '@/engines/rsx/versions'

/** The versions that the reader may see, newest first, with their documents. */
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

/** The fields of a document; `isMissing` if the version or document does not exist or is not open to the reader. */
export function useFields(version: string, documentType: string) {
  const { data, error, isFetching, refetch } = useQuery(rsxQueries.fields(version, documentType))
  const isMissing = isStatus(error, 404) || isStatus(error, 403)
  return { fields: data, error, isMissing, isFetching, refetch: () => void refetch() }
}

/**
 * Returns a function that returns the X12 numbers and EDIFACT name of a document (RSX-19). The page works without them, so a
 * failure is shown by a toast.
 */
export function useDocumentNumbers(version: string): (documentType: string) => readonly string[] {
  const { data, error } = useQuery(rsxQueries.documentNumbers(true))
  useEffect(() => {
    if (error && !isStatus(error, 401)) {
      showToast({ title: 'Error!', message: errorText('numbers', error), tone: 'error', key: 'document-numbers' })
    }
  }, [error])
  return (documentType) => ownValue(data, version)?.find(({ name }) => name === documentType)?.docTypes ?? []
}
