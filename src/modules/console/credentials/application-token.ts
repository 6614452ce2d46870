import type { ClientKind } from '@/api/devcenter/client'
import type { Application, AppType } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { fetchSecret } from '@/modules/application/credentials/fetch-secret'
import { placeholders, tokenSteps, type TokenSteps } from '@/modules/application/credentials/token-requests'
import { requestToken, type AccessToken } from './request-token'

/** An application whose credentials the console may use. */
export type ConsoleApplication = Pick<Application, 'id' | 'name' | 'clientId' | 'testClientId' | 'redirectUris'> & {
  appType: AppType
}

/** Returns the id of one of the two clients of an application; undefined if the application does not have this client. */
export function clientIdOf({ clientId, testClientId }: ConsoleApplication, kind: ClientKind): string | undefined {
  return kind === 'production' ? clientId : testClientId
}

/** Returns the requests that obtain a token for the application in this environment. */
export function stepsOf(application: ConsoleApplication, kind: ClientKind, redirectUri: string): TokenSteps {
  const { domain, audience } = environment().auth
  const clientId = clientIdOf(application, kind) ?? ''
  return tokenSteps({ appType: application.appType, clientId, redirectUri, domain, audience })
}

/**
 * Requests a token for a machine-to-machine application. The secret is read for this request only, and is not stored.
 * @throws ApiError when the secret cannot be read, TokenError when no token is issued.
 */
export async function requestMachineToken(application: ConsoleApplication, kind: ClientKind): Promise<AccessToken> {
  const [step] = stepsOf(application, kind, '').requests
  if (!step) throw new TypeError('A machine-to-machine application has one token request')
  return requestToken(step.request, { [placeholders.secret]: await fetchSecret(application.id, kind) })
}
