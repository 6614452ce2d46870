// The start script has this too: it must stay small and free of packages.

/** Root of the devcenter API. */
export function devcenterUrl({ kubeUrl }: { kubeUrl: string }): string {
  return `${kubeUrl}/devcenter`
}

/** Path of the first 100 public services below the root (API-1). */
export const publicServicesPath = '/public/v1/services/?page_size=100'

/** URL of the first 100 public services. */
export function publicServicesUrl(environment: { kubeUrl: string }): string {
  return devcenterUrl(environment) + publicServicesPath
}
