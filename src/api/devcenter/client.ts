import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
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

const client = createApiClient({ api: 'devcenter', baseUrl: `${environment().kubeUrl}/devcenter` })

/** The services of the network, first 100 (1 §7): all of them for signed-in people, else the public ones. */
export async function getServices(signedIn: boolean, signal: AbortSignal): Promise<Service[]> {
  const page = await client.request(
    {
      method: 'GET',
      path: signedIn ? '/v1/services/' : '/public/v1/services/',
      query: { page_size: 100 },
      access: signedIn ? 'private' : 'public',
      signal,
    },
    servicesPageSchema,
  )
  return page.results
}

/** One service (3 §7); for signed-in people, visitors know only the list. */
export function getService(id: string, signal: AbortSignal): Promise<Service> {
  const path = `/v1/services/${encodeURIComponent(id)}/`
  return client.request({ method: 'GET', path, access: 'private', signal }, serviceSchema)
}

/** One page of the person's applications; pages start at 1 (1 §9). `count` is at least what is there. */
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

export function createApplication(body: ApplicationInput): Promise<Application> {
  return client.request({ method: 'POST', path: '/v1/applications/', body, access: 'private' }, applicationSchema)
}

/** Replaces an application. `body` holds what was read before, so that fields the portal does not edit are kept. */
export function updateApplication(id: string, body: Record<string, unknown> & ApplicationInput): Promise<Application> {
  return client.request({ method: 'PUT', path: applicationPath(id), body, access: 'private' }, applicationSchema)
}

export function deleteApplication(id: string): Promise<void> {
  return client.send({ method: 'DELETE', path: applicationPath(id), access: 'private' })
}

/** The two sets of credentials of an application (1 §3): production, and test (sandbox). */
export type ClientKind = 'production' | 'test'

/** The secret of one client of an application. Only web and m2m applications have one; others answer 404. */
export async function getSecret(id: string, kind: ClientKind): Promise<string> {
  const answer = await client.request(
    {
      method: 'GET',
      path: `${applicationPath(id)}retrieve_secret/`,
      query: kind === 'test' ? { client_type: 'test' } : undefined,
      access: 'private',
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
