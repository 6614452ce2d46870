import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { describeError } from '@/api/core/api-error'
import { useSession } from '@/auth/session'
import { loadRules, loadSchemaNames, loadSchemasWithCodes } from '@/modules/rsx/rules/load-rules'
import { startChecker } from '@/workers/rsx/client'
import { createCheckSession, type CheckSession } from '../model/check-session'
import type { TypeChoice } from '@/engines/rsx/document-choice'
import type { CheckState } from '../model/check-state'

/** A check of this page: its state and its actions. The worker ends with the page. */
export function useCheckSession(retailers: readonly string[], typeChoice: TypeChoice): [CheckState, CheckSession] {
  const queryClient = useQueryClient()
  const [session] = useState(() =>
    createCheckSession({
      startChecker,
      loadNames: () => loadSchemaNames(queryClient),
      loadRules: (document, version) => loadRules(queryClient, document, version),
      loadSchemasWithCodes: (document, versions) => loadSchemasWithCodes(queryClient, document, versions),
      describe: (error) =>
        describeError(error, { title: '', message: 'The rules could not be loaded. Your file is still open.' }).message,
    }),
  )
  const state = useSyncExternalStore(session.subscribe, session.current)
  useEffect(() => session.end, [session])
  // Calls that failed because the session had ended succeed in the one that continues it.
  const signedIn = useSession()
  useEffect(() => {
    if (signedIn.status === 'signedIn') session.retryRules()
  }, [session, signedIn])
  useEffect(() => session.setDefaults(retailers, typeChoice), [session, retailers, typeChoice])
  return [state, session]
}
