import type { ConnectionEntry } from './explanation'
import { fileServerErrors } from './file-server-errors'

const retryLater =
  'Try again with growing pauses. A call that changes something may have taken effect: check its result first.'

/** Messages of clients about calls without a response, the most specific first. */
export const connectionErrors: readonly ConnectionEntry[] = [
  ...fileServerErrors,
  {
    title: 'The host name could not be resolved',
    text: /curl: \(6\)|could not resolve host|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|Name or service not known|UnknownHostException|No such host is known|NameResolutionError|ERR_NAME_NOT_RESOLVED|no such host/i,
    meaning: 'No server has this name, or your name server did not respond. The call never left your network.',
    steps: ['Check the host for typing errors.', 'Check the name server and the connection of this machine.'],
    retry: 'corrected',
  },
  {
    title: 'The certificate was not accepted',
    text: /curl: \(60\)|certificate verify failed|SSL certificate problem|UNABLE_TO_VERIFY_LEAF_SIGNATURE|unable to verify the first certificate|^(?:self[- ]signed certificate|certificate has expired)\.?$|(?:error|reason|failed|tls|ssl): (?:self[- ]signed certificate|certificate has expired)\b(?! o[fn]\b)|trust relationship for the SSL|SELF_SIGNED_CERT|CERT_HAS_EXPIRED|PKIX path building failed|x509: certificate|ERR_CERT_|The remote certificate (?:is invalid|was rejected)/i,
    meaning:
      'Your client does not trust the certificate of the server. The usual cause is a proxy of your own network that reads secure connections.',
    steps: [
      'Add the root certificate of your network’s proxy to the certificates that your client trusts, and update its own list.',
      'Check the clock of this machine.',
      'Do not switch the check off: your secret could be sent to another server.',
    ],
    retry: 'corrected',
  },
  {
    title: 'No secure connection',
    text: /curl: \(35\)|SSL_connect|SSLHandshakeException|tls: handshake failure|wrong version number|ERR_SSL_|EPROTO|SSL connection could not be established/i,
    meaning: 'The client and the server could not agree on a secure connection.',
    steps: [
      'Use TLS 1.2 or newer, and `https` with the right port.',
      'Check whether there is a proxy between your client and the server.',
    ],
    retry: 'corrected',
  },
  {
    title: 'The connection was refused',
    text: /curl: \(7\)|ECONNREFUSED|connection refused|ConnectException|actively refused|ERR_CONNECTION_REFUSED/i,
    meaning: 'No server listens at this host and port, or a firewall refuses the connection.',
    steps: [
      'Check the host and the port.',
      'Ask your network team whether outgoing connections to the host are allowed.',
    ],
    retry: 'corrected',
  },
  {
    title: 'No response in time',
    text: /curl: \(28\)|ETIMEDOUT|ESOCKETTIMEDOUT|timed out|timeout of \d+ ?ms exceeded|SocketTimeoutException|TaskCanceledException|context deadline exceeded|ERR_TIMED_OUT|ReadTimeout|ConnectTimeout/i,
    meaning: 'Your client stopped waiting before a response arrived. The call may have taken effect.',
    steps: [retryLater, 'Ask for less in one call, or wait longer: 30 seconds is a usual limit.'],
    retry: 'backoff',
  },
  {
    title: 'The connection broke',
    text: /curl: \((?:52|56|18|92)\)|ECONNRESET|connection reset|Empty reply from server|socket hang up|RemoteDisconnected|IncompleteRead|unexpected end of (?:file|stream)|forcibly closed|unexpected EOF|ERR_CONNECTION_RESET|ERR_HTTP2_PROTOCOL_ERROR|kex_exchange_identification|Connection closed by \S{1,100} port \d/i,
    meaning: 'The connection was closed before the whole response had arrived. The call may have taken effect.',
    steps: [retryLater],
    retry: 'backoff',
  },
  {
    title: 'The browser does not say what failed',
    text: /Failed to fetch|NetworkError when attempting to fetch|Load failed|Network Error|blocked by CORS policy|No 'Access-Control-Allow-Origin'/i,
    meaning:
      'The browser gave the page no response: the browser is offline, no server responded, or the API does not allow the page’s origin (CORS).',
    steps: [
      'Send the same call with curl. If that works, the origin of the page is not allowed.',
      'Save a redirect URI of that origin with your application, or call the API from your own server.',
    ],
    retry: 'corrected',
  },
]
