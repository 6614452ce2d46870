import { environment } from '@/config/environment'

/**
 * Whether an address belongs to an API that only the portal may call: applications and identity. These APIs respond with 403 to
 * tokens of other applications (CONSOLE-28). The path decides, because a document also names servers that the environment
 * does not configure: a local platform, and other environments.
 * @param address of a request of the provider's own document.
 */
export function isPortalOnly(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? ''
  const { kubeUrl, identityUrl } = environment()
  const isBelow = (base: string, folder: string) => path.startsWith(`${pathOf(base)}/${folder}/`)
  return (isBelow(kubeUrl, 'devcenter') && !isBelow(kubeUrl, 'devcenter/public')) || isBelow(identityUrl, 'identity')
}

function pathOf(base: string): string {
  return new URL(base).pathname.replace(/(?<!\/)\/+$/, '')
}
