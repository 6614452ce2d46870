import type { Credential } from '@/modules/openapi/document/request-headers'
import { credentialPlaceholder } from './credential-placeholder'

/** The credential that an operation requires, as far as the console can send it. */
export interface RequiredCredential {
  /** Whether a token of an application is such a credential. Other credentials are pasted. */
  takesApplications: boolean
  /** Identifies what is pasted: a credential is sent only in the place that it was pasted for. */
  pasteKey: string
  /** What the reader pastes. */
  noun: 'token' | 'API key' | 'credential'
  /** What the document has before the credential, such as `Bearer `: the reader may paste it or leave it out. */
  prefix: string
  /** Name of the query parameter that has the credential; undefined if a header has it. */
  queryName: string | undefined
  /** Why the console cannot send the credential; undefined if it can. */
  problem: 'cookie' | 'several' | undefined
}

/** Returns what the console needs to send the credentials of an operation; undefined if the operation requires none. */
export function requiredCredential(credentials: readonly Credential[]): RequiredCredential | undefined {
  // Pages cannot send cookies of their own. Another credential may suffice beside them.
  const sendable = credentials.filter((credential) => credential.in !== 'cookie')
  const credential = sendable[0] ?? credentials[0]
  if (!credential) return undefined
  const { in: place, name, value, bearer } = credential
  return {
    takesApplications: bearer && sendable.length === 1,
    pasteKey: bearer ? 'pasted' : `pasted ${place} ${name}`,
    noun: bearer ? 'token' : value.endsWith('YOUR_API_KEY') ? 'API key' : 'credential',
    prefix: value.replace(credentialPlaceholder, ''),
    queryName: place === 'query' ? name : undefined,
    problem: sendable.length === 0 ? 'cookie' : sendable.length > 1 ? 'several' : undefined,
  }
}

/** Returns the credential itself of what the reader pasted: without spaces around it, and without the prefix. */
export function pastedCredential(text: string, prefix: string): string {
  const trimmed = text.trim()
  const hasPrefix = prefix !== '' && trimmed.toLowerCase().startsWith(prefix.toLowerCase())
  return hasPrefix ? trimmed.slice(prefix.length).trim() : trimmed
}
