import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ruleSourcesKey } from '@/api/rsx/queries'
import { tabHistory } from '@/engines/requests/model/history'

/** The steps that were done in this tab: a successful call in the history of the console, and a document whose rules were loaded. */
export function useTabFacts() {
  const queryClient = useQueryClient()
  const hasCalled = useSyncExternalStore(tabHistory.subscribe, hasSuccessfulCall)
  const [hasChecked] = useState(() =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ruleSourcesKey })
      .some(({ state }) => state.data !== undefined),
  )
  return { hasCalled, hasChecked }
}

function hasSuccessfulCall(): boolean {
  return tabHistory
    .entries()
    .some(({ outcome }) => 'head' in outcome && outcome.head.status >= 200 && outcome.head.status < 400)
}
