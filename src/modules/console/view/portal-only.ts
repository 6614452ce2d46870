import { environment } from '@/config/environment'

/**
 * Whether an address belongs to an API that only the portal may call: applications and identity. These APIs answer 403 to
 * tokens of other applications (CONSOLE-28).
 */
export function isPortalOnly(url: string): boolean {
  const { kubeUrl, identityUrl } = environment()
  const isBelow = (base: string) => url.startsWith(`${base}/`)
  return (
    (isBelow(`${kubeUrl}/devcenter`) && !isBelow(`${kubeUrl}/devcenter/public`)) || isBelow(`${identityUrl}/identity`)
  )
}
