import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { takeEarlyResponse } from '@/browser/early-responses'
import { environment } from '@/config/environment'
import { publicServicesUrl } from './public-services'
import type { Service } from './schemas'

/** Applications per page (APP-6). */
export const applicationsPageSize = 25

/** Start of the keys of all pages of applications. */
export const applicationPagesKey = ['devcenter', 'applications'] as const

// Loaded with the first call (docs/decisions/0007).
const client = () => import('./client')

/** The public services, if the start script has requested them successfully. */
async function earlyServices(): Promise<Service[] | undefined> {
  const early = takeEarlyResponse(publicServicesUrl(environment()))
  return early && (await import('./early-services')).readEarlyServices(early)
}

/** Query options of the devcenter API; keys are `[api, operation, parameters]`. */
export const devcenterQueries = {
  services: (signedIn: boolean) =>
    queryOptions({
      queryKey: ['devcenter', 'services', { signedIn }],
      queryFn: async ({ signal }) =>
        (signedIn ? undefined : await earlyServices()) ?? (await client()).getServices(signedIn, signal),
      staleTime: 5 * 60_000,
    }),
  service: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'service', { id }],
      queryFn: async ({ signal }) => (await client()).getService(id, signal),
      staleTime: 5 * 60_000,
    }),
  applications: (page: number, pageSize = applicationsPageSize) =>
    queryOptions({
      queryKey: [...applicationPagesKey, { page, pageSize }],
      queryFn: async ({ signal }) => (await client()).getApplications(page, pageSize, signal),
      placeholderData: keepPreviousData,
    }),
  application: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'application', { id }],
      queryFn: async ({ signal }) => (await client()).getApplication(id, signal),
    }),
}
