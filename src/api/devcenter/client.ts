import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { devcenterUrl, publicServicesPath } from '@/lib/public-services'
import {
  applicationSchema,
  applicationsPageSchema,
  secretSchema,
  serviceSchema,
  servicesPageSchema,
  type Application,
  type ApplicationInput,
  type ApplicationsPage,
  type Service,
  type SignupInput,
} from './schemas'

const client = createApiClient({ api: 'devcenter', baseUrl: devcenterUrl(environment()) })

/** Reads the first 100 services of the network (API-1): all services with a session, else the public ones. */
export async function getServices(signedIn: boolean, signal: AbortSignal): Promise<Service[]> {
  const page = await client.request(
    {
      method: 'GET',
      path: signedIn ? '/v1/services/?page_size=100' : publicServicesPath,
      access: signedIn ? 'private' : 'public',
      signal,
    },
    servicesPageSchema,
  )
  return page.results
}

/** Reads one service (API-3). Needs a session: visitors can read only the list. */
export function getService(id: string, signal: AbortSignal): Promise<Service> {
  const path = `/v1/services/${encodeURIComponent(id)}/`
  return client.request({ method: 'GET', path, access: 'private', signal }, serviceSchema)
}

/** Reads one page of the person's applications, starting at page 1 (APP-6). `count` is never less than the entries seen. */
export async function getApplications(page: number, pageSize: number, signal: AbortSignal): Promise<ApplicationsPage> {
  const { count, results } = await client.request(
    { method: 'GET', path: '/v1/applications/', query: { page, page_size: pageSize }, access: 'private', signal },
    applicationsPageSchema,
  )
  return { count: results.length === 0 ? count : Math.max(count, (page - 1) * pageSize + results.length), results }
}

export function getApplication(id: string, signal?: AbortSignal): Promise<Application> {
  return client.request({ method: 'GET', path: applicationPath(id), access: 'private', signal }, applicationSchema)
}

/**
 * Creates an application.
 * @param idempotencyKey lets a server that accepts it carry out a repeated call once (APP-54).
 */
export function createApplication(body: ApplicationInput, idempotencyKey?: string): Promise<Application> {
  const headers = environment().acceptsIdempotencyKeys && idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}
  return client.request(
    { method: 'POST', path: '/v1/applications/', body, headers, access: 'private' },
    applicationSchema,
  )
}

/** Replaces an application. `body` includes what was read before, so that fields that the portal does not edit are kept. */
export function updateApplication(id: string, body: Record<string, unknown> & ApplicationInput): Promise<Application> {
  return client.request({ method: 'PUT', path: applicationPath(id), body, access: 'private' }, applicationSchema)
}

export function deleteApplication(id: string): Promise<void> {
  return client.send({ method: 'DELETE', path: applicationPath(id), access: 'private' })
}

/** The two sets of credentials of an application (API-7): production, and test (sandbox). */
export type ClientKind = 'production' | 'test'

/** Reads one secret of an application (API-7). Only web and m2m applications have secrets; for others the call fails with 404. */
export async function getSecret(id: string, kind: ClientKind): Promise<string> {
  const answer = await client.request(
    {
      method: 'GET',
      path: `${applicationPath(id)}retrieve_secret/`,
      query: kind === 'test' ? { client_type: 'test' } : undefined,
      access: 'private',
      isSecret: true,
    },
    secretSchema,
  )
  return answer.secret
}

/** Requests a trial account (API-25); the answer is not read. */
export function signUp(body: SignupInput, signal: AbortSignal): Promise<void> {
  return client.send({ method: 'POST', path: '/public/v1/signup/', body, access: 'public', signal })
}

function applicationPath(id: string): string {
  return `/v1/applications/${encodeURIComponent(id)}/`
}
