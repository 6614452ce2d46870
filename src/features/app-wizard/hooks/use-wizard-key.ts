import { useState } from 'react'

interface OwnWizard {
  appId: string | undefined
  /** What the new application that it shows was saved as. */
  created: string | undefined
  key: number
}

/**
 * Key of the wizard at an address. Every application has a wizard of its own, and so has a new one (`appId` undefined);
 * it keeps it when its first save gives it an address, with all that was typed meanwhile.
 * @returns the key, and what is to be called with the id before that address is gone to.
 */
export function useWizardKey(appId: string | undefined): [key: number, onCreated: (id: string) => void] {
  const [wizard, setWizard] = useState<OwnWizard>({ appId, created: undefined, key: 0 })
  if (wizard.appId !== appId) {
    const kept = wizard.appId === undefined && wizard.created === appId
    setWizard({ appId, created: undefined, key: kept ? wizard.key : wizard.key + 1 })
  }
  return [wizard.key, (created) => setWizard((current) => ({ ...current, created }))]
}
