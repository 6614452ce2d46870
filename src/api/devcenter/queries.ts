import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { takeEarlyResponse } from '@/browser/early-responses'
import { environment } from '@/config/environment'
import { publicServicesUrl } from '@/lib/public-services'
import type { Service } from './schemas'

/** Loads the client of the devcenter API with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

/** Applications per page (APP-6). */
export const applicationsPageSize = 25

/** Start of the keys of all pages of applications. */
export const applicationPagesKey = ['devcenter', 'applications'] as const

const earlyServicesCode = createCodeLoader(() => import('./early-services'))

/** The public services, if the start script has requested them successfully. */
async function earlyServices(): Promise<Service[] | undefined> {
  const early = takeEarlyResponse(publicServicesUrl(environment()))
  return early && (await earlyServicesCode.load()).readEarlyServices(early)
}

/** Query options of the devcenter API; keys are `[api, operation, parameters]`. */
export const devcenterQueries = {
  services: (signedIn: boolean) =>
    queryOptions({
      queryKey: ['devcenter', 'services', { signedIn }],
      queryFn: async ({ signal }) =>
        (signedIn ? undefined : await earlyServices()) ?? (await loadClient()).getServices(signedIn, signal),
      staleTime: 5 * 60_000,
    }),
  service: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'service', { id }],
      queryFn: async ({ signal }) => (await loadClient()).getService(id, signal),
      staleTime: 5 * 60_000,
    }),
  applications: (page: number, pageSize = applicationsPageSize) =>
    queryOptions({
      queryKey: [...applicationPagesKey, { page, pageSize }],
      queryFn: async ({ signal }) => (await loadClient()).getApplications(page, pageSize, signal),
      placeholderData: keepPreviousData,
    }),
  application: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'application', { id }],
      queryFn: async ({ signal }) => (await loadClient()).getApplication(id, signal),
    }),
}
