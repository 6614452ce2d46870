import type { Credential } from '@/engines/openapi/document/request-headers'
import { credentialPlaceholder } from './credential-placeholder'

/** The credential that an operation requires, and how the console sends it. */
export interface RequiredCredential {
  /** Whether a token of an application can be sent. Other credentials are pasted. */
  takesApplications: boolean
  /** Key of the pasted credential. A credential is sent only in the place for which it was pasted. */
  pasteKey: string
  /** Word for the credential in texts. */
  noun: 'token' | 'API key' | 'credential'
  /** The text before the credential, such as `Bearer `. The reader may paste the credential with or without it. */
  prefix: string
  /** Name of the header that has the credential; undefined if a query parameter has it. */
  headerName: string | undefined
  /** Name of the query parameter that has the credential; undefined if a header has it. */
  queryName: string | undefined
  /** Why the console cannot send the credential; undefined if it can. */
  unsent: 'cookie' | undefined
  /** The other credentials of the same request, which are pasted. */
  others: readonly RequiredCredential[]
}

/** Returns the credentials that an operation requires, a token of an application first; undefined if it requires none. */
export function requiredCredential(credentials: readonly Credential[]): RequiredCredential | undefined {
  // A page cannot set cookies. If there is another credential, try to send the request with it.
  const sendable = credentials.filter((credential) => credential.in !== 'cookie')
  const first = sendable.find(({ bearer }) => bearer) ?? sendable[0] ?? credentials[0]
  if (!first) return undefined
  const others = sendable.filter((credential) => credential !== first)
  return { ...requirementOf(first), others: others.map(requirementOf) }
}

function requirementOf({ in: place, name, value, bearer }: Credential): RequiredCredential {
  return {
    takesApplications: bearer,
    pasteKey: bearer ? 'pasted' : `pasted ${place} ${name}`,
    noun: bearer ? 'token' : value.endsWith('YOUR_API_KEY') ? 'API key' : 'credential',
    prefix: value.replace(credentialPlaceholder, ''),
    headerName: place === 'header' ? name : undefined,
    queryName: place === 'query' ? name : undefined,
    unsent: place === 'cookie' ? 'cookie' : undefined,
    others: [],
  }
}

/** Returns a pasted credential without the spaces around it and without its prefix. */
export function pastedCredential(text: string, prefix: string): string {
  const trimmed = text.trim()
  const hasPrefix = prefix !== '' && trimmed.toLowerCase().startsWith(prefix.toLowerCase())
  return hasPrefix ? trimmed.slice(prefix.length).trim() : trimmed
}
