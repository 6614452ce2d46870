/** Names and meanings of status codes (RFC 9110, RFC 6585, RFC 9112). */
const meanings: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  200: ['OK', 'The request succeeded.'],
  201: ['Created', 'The request succeeded, and something was created.'],
  202: ['Accepted', 'The request was taken in. It is processed later.'],
  203: ['Non-Authoritative Information', 'The request succeeded. A proxy has changed the response.'],
  204: ['No Content', 'The request succeeded. The response has no body.'],
  205: ['Reset Content', 'The request succeeded. The response has no body.'],
  206: ['Partial Content', 'The response is the part that was asked for.'],
  207: ['Multi-Status', 'The body has a status of its own for each part.'],
  300: ['Multiple Choices', 'There are several responses to choose from.'],
  301: ['Moved Permanently', 'The address has changed for good.'],
  302: ['Found', 'The response is at another address for now.'],
  303: ['See Other', 'The result is at another address.'],
  304: ['Not Modified', 'What you have is still current.'],
  307: ['Temporary Redirect', 'Send the same request to another address for now.'],
  308: ['Permanent Redirect', 'Send the same request to another address from now on.'],
  400: ['Bad Request', 'The server could not understand the request.'],
  401: ['Unauthorized', 'The access token is missing, expired or not accepted.'],
  402: ['Payment Required', 'The account does not include this request.'],
  403: ['Forbidden', 'The access token is valid, but does not allow this request.'],
  404: ['Not Found', 'Nothing is at this address, or you may not see it.'],
  405: ['Method Not Allowed', 'The address exists, but not with this method.'],
  406: ['Not Acceptable', 'The server cannot respond in a format that the request accepts.'],
  408: ['Request Timeout', 'The server did not receive the whole request in time.'],
  409: ['Conflict', 'The request contradicts the current state.'],
  410: ['Gone', 'It was here and has been removed for good.'],
  411: ['Length Required', 'The request must state its length.'],
  412: ['Precondition Failed', 'A condition in the headers is not met.'],
  413: ['Content Too Large', 'The request body is larger than the server allows.'],
  414: ['URI Too Long', 'The address is longer than the server allows.'],
  415: ['Unsupported Media Type', 'The server does not take a body of this content type.'],
  416: ['Range Not Satisfiable', 'The part that was asked for does not exist.'],
  417: ['Expectation Failed', 'The server cannot do what the header Expect asks.'],
  418: ['I’m a Teapot', 'The server refuses the request.'],
  421: ['Misdirected Request', 'The request reached a server that does not respond for this host.'],
  422: ['Unprocessable Content', 'The format is right, but the values are not accepted.'],
  423: ['Locked', 'It is locked at the moment.'],
  424: ['Failed Dependency', 'Another request that this one depends on has failed.'],
  425: ['Too Early', 'The server does not take the request before the connection is confirmed.'],
  426: ['Upgrade Required', 'The server requires a different protocol; see the Upgrade header.'],
  428: ['Precondition Required', 'The request must state a condition, such as If-Match.'],
  429: ['Too Many Requests', 'You have sent more requests than allowed. Wait, then try again.'],
  431: ['Request Header Fields Too Large', 'The headers are larger than the server allows.'],
  451: ['Unavailable For Legal Reasons', 'The response is withheld for legal reasons.'],
  500: ['Internal Server Error', 'The server failed. The request may be right.'],
  501: ['Not Implemented', 'The server does not know this method.'],
  502: ['Bad Gateway', 'A gateway got no valid response from the server behind it.'],
  503: ['Service Unavailable', 'The server is overloaded or in maintenance.'],
  504: ['Gateway Timeout', 'A gateway got no response in time from the server behind it.'],
  507: ['Insufficient Storage', 'The server has no space left for it.'],
  511: ['Network Authentication Required', 'The network asks you to sign in first.'],
}

const classMeanings = [
  'The code is not an HTTP status.',
  'The server goes on with the request.',
  'The request succeeded.',
  'The response is elsewhere.',
  'The server does not accept the request as it is.',
  'The server failed.',
]

/** The class of a status code, by its first digit. */
export type StatusClass = 'success' | 'redirect' | 'client-error' | 'server-error' | 'other'

const classes: readonly StatusClass[] = ['other', 'other', 'success', 'redirect', 'client-error', 'server-error']

/** Returns the class of a status code. */
export function statusClass(status: number): StatusClass {
  return classes[hundreds(status)] ?? 'other'
}

/**
 * Returns the name and the meaning of a status code (CONSOLE-33). A code that is not registered has the meaning of its
 * class.
 * @param statusText The name that the server sends, which is used for codes that are not registered. HTTP/2 sends none.
 */
export function statusMeaning(status: number, statusText: string): { name: string; meaning: string } {
  const [name, meaning] = meanings[status] ?? [statusText, classMeanings[hundreds(status)] ?? classMeanings[0] ?? '']
  return { name, meaning }
}

function hundreds(status: number): number {
  return Number.isInteger(status) ? Math.floor(status / 100) : 0
}
