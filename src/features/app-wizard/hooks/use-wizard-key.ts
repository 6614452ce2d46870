import { useState } from 'react'

interface OwnWizard {
  appId: string | undefined
  /** The id that the new application got from its first save. */
  created: string | undefined
  key: number
}

/**
 * The React key of the wizard at an address. Each application gets a new wizard; a new application (`appId` undefined)
 * keeps its wizard, with all input, when its first save navigates to its own address.
 * @returns the key, and a function to call with the new id before that navigation.
 */
export function useWizardKey(appId: string | undefined): [key: number, onCreated: (id: string) => void] {
  const [wizard, setWizard] = useState<OwnWizard>({ appId, created: undefined, key: 0 })
  if (wizard.appId !== appId) {
    const kept = wizard.appId === undefined && wizard.created === appId
    setWizard({ appId, created: undefined, key: kept ? wizard.key : wizard.key + 1 })
  }
  return [wizard.key, (created) => setWizard((current) => ({ ...current, created }))]
}
