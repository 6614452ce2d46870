import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isStatus } from '@/api/core/api-error'
import { rsxQueries } from '@/api/rsx/queries'
import { ownValue } from '@/lib/own-value'
import { loadSchema } from '@/modules/rsx/rules/load-rules'
import { showToast } from '@/ui/toast'
import { outlineInWorker } from '@/workers/rsx/outline-in-worker'
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

/** The tree of a document, read from its schema in a worker (RSX-62). The page works without it. */
export function useOutline(version: string, documentType: string) {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['outline', { version, documentType }],
    queryFn: async ({ signal }) => {
      const schema = await loadSchema(queryClient, documentType, version)
      return outlineInWorker({ document: documentType, version, schema }, signal)
    },
    staleTime: Infinity,
    retry: false,
  })
  return { outline: data, hasFailed: isError, isFetching, retry: () => void refetch() }
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
