import { useState } from 'react'
import Wrench from 'lucide-react/icons/wrench'
import { environment } from '@/config/environment'
import { tabStorage } from '@/browser/browser-storage'
import { dismissedMaintenanceKey } from '@/browser/storage-keys'
import { Banner } from './Banner'

/** The configured maintenance notice (SHELL-10). Once dismissed it stays away for the browser session, unless its text changes (SHELL-11). */
export function MaintenanceBanner() {
  const text = environment().maintenance.banner
  const [dismissed, setDismissed] = useState(() => tabStorage.get(dismissedMaintenanceKey))
  if (text === undefined || dismissed === text) return null
  const dismiss = () => {
    tabStorage.set(dismissedMaintenanceKey, text)
    setDismissed(text)
  }
  return (
    <Banner label="Maintenance" tone="warn" icon={Wrench} onDismiss={dismiss}>
      {text}
    </Banner>
  )
}
