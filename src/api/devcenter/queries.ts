import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Applications per page (APP-6). */
export const applicationsPageSize = 25

/** Start of the keys of all pages of applications. */
export const applicationPagesKey = ['devcenter', 'applications'] as const

// Loaded with the first call (docs/decisions/0007).
const client = () => import('./client')

/** Query options of the devcenter API; keys are `[api, operation, parameters]`. */
export const devcenterQueries = {
  services: (signedIn: boolean) =>
    queryOptions({
      queryKey: ['devcenter', 'services', { signedIn }],
      queryFn: async ({ signal }) => (await client()).getServices(signedIn, signal),
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
