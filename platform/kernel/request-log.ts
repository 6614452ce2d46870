/** An answered call, without bodies, tokens and secrets. */
interface LoggedRequest {
  at: string
  method: string
  path: string
  query: string
  /** 0 when the connection was dropped. */
  status: number
  userId: string | undefined
}

export interface RequestLog {
  add(request: LoggedRequest): void
  /** The calls of one person, or all of them, oldest first. */
  list(userId?: string): LoggedRequest[]
}

const maxLoggedRequests = 5000
const secretParameters =
  /^(code|code_verifier|state|reset_code|signed_invite|token|id_token|id_token_hint|access_token|refresh_token|client_secret|password)$/i

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = []
  return {
    add(request) {
      requests.push({ ...request, path: withoutInvitation(request.path), query: withoutSecrets(request.query) })
      if (requests.length > 2 * maxLoggedRequests) requests = requests.slice(-maxLoggedRequests)
    },
    list: (userId) => (userId === undefined ? [...requests] : requests.filter((request) => request.userId === userId)),
  }
}

/** Hides the token of an invitation, which is part of a path (API-15). */
function withoutInvitation(path: string): string {
  return path.replace(/(\/invitations\/unauthed\/)[^/]+/, '$1hidden')
}

function withoutSecrets(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of new Set(parameters.keys())) if (secretParameters.test(name)) parameters.set(name, 'hidden')
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
