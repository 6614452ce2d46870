import { createHmac } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { isRecord } from '@/lib/json-values'
import type { PlatformContext } from '../context'
import type { IdTokenFault } from '../kernel/faults'

/**
 * Applies the fault that a test has requested to the ID token of an answer of the token endpoint, for the person of the
 * token. The changed token has a right signature, unless the fault changes the algorithm.
 */
export async function changeIdToken(context: PlatformContext, body: unknown): Promise<void> {
  if (!context.control || !isRecord(body) || !('id_token' in body)) return
  const idToken = String(body['id_token'])
  const call = { method: 'POST', path: '/oauth/token', query: '', testId: undefined }
  const fault = context.faults.take({ ...call, userId: decodeJwt(idToken).sub })
  if (fault?.idToken) body['id_token'] = await changed(context, idToken, fault.idToken)
}

async function changed(context: PlatformContext, idToken: string, { claims, alg = 'RS256' }: IdTokenFault) {
  const header = { ...decodeProtectedHeader(idToken), alg }
  const all = Object.entries({ ...decodeJwt(idToken), ...claims })
  const payload = Object.fromEntries(all.filter(([, value]) => value !== null))
  if (alg === 'RS256') return new SignJWT(payload).setProtectedHeader(header).sign(context.keys.privateKey)
  const signed = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  if (alg === 'none') return `${signed}.`
  // The attack on clients that check the public key as if it were a shared secret.
  return `${signed}.${createHmac('sha256', JSON.stringify(context.keys.jwk.n)).update(signed).digest('base64url')}`
}
