import type { Explanation } from './explanation'

/** The explanation of a status, without regard to the body. */
interface StatusEntry extends Explanation {
  /** Reason phrase of the status (RFC 9110). */
  reason: string
}

const growingPauses = 'Send it again with growing pauses: after 1, 2, 4 and 8 seconds, and then give up.'
const quoteId = 'If it keeps failing, write to support with the request id and the time.'

/** The entries, by status. The type of each key is known, so that other parts of the catalogue can use an entry. */
export const statusEntries = {
  400: {
    reason: 'Bad Request',
    meaning:
      'The request breaks a rule of the API: a value is missing, has the wrong form, or the body cannot be read.',
    steps: ['Correct the fields that the response names, and send the request again.'],
    stepsWithoutFields: [
      'Compare parameters and body with the API reference.',
      'Check that the body is valid for its `Content-Type`.',
    ],
    retry: 'corrected',
    guide: 'errors',
  },
  401: {
    reason: 'Unauthorized',
    meaning: 'The access token is missing, has expired, or is meant for another audience.',
    steps: [
      'Get a new access token and send the call once more with `Authorization: Bearer …`.',
      'If a new token is refused too, check its audience (`aud`) and that it comes from the same environment as the API.',
      'Do not send an ID token. Its audience is your client id.',
    ],
    retry: 'new-token',
    guide: 'tokenTrouble',
  },
  402: {
    reason: 'Payment Required',
    meaning: 'The call belongs to a service that your organization has not subscribed to.',
    steps: ['Ask support or your account manager for access to the service.'],
    retry: 'never',
  },
  403: {
    reason: 'Forbidden',
    meaning: 'The token is valid, but its person or application may not make this call.',
    steps: [
      'Check the keys: Sandbox Keys do not reach production data.',
      'Check the organization that the token was issued for.',
      'Ask support for access if your organization should have it.',
    ],
    retry: 'never',
    guide: 'errors',
  },
  404: {
    reason: 'Not Found',
    meaning: 'There is nothing at this address, or it belongs to another organization.',
    steps: [
      'Compare the path with the API reference exactly: version, slashes at the end, capital letters.',
      'Check the id: the object may be deleted, or belong to the other environment.',
    ],
    retry: 'never',
    guide: 'errors',
  },
  405: {
    reason: 'Method Not Allowed',
    meaning: 'The address exists, but not with this method.',
    steps: [
      'Use a method that the `Allow` header or the API reference names.',
      'Check the path: it may be one step too short or too long.',
    ],
    retry: 'corrected',
  },
  406: {
    reason: 'Not Acceptable',
    meaning: 'The API cannot respond in the media type that the `Accept` header asks for.',
    steps: ['Send `Accept` with a media type that the API reference lists for this operation, or send no `Accept`.'],
    retry: 'corrected',
  },
  407: {
    reason: 'Proxy Authentication Required',
    meaning: 'A proxy of your own network did not forward the call. The API never received it.',
    steps: ['Ask your network team for access through the proxy, or for an exception for the host of the API.'],
    retry: 'corrected',
  },
  408: {
    reason: 'Request Timeout',
    meaning: 'The server stopped waiting before the whole request had arrived.',
    steps: [growingPauses, 'Send large files over a faster connection, or in smaller parts.'],
    retry: 'backoff',
  },
  409: {
    reason: 'Conflict',
    meaning:
      'The request contradicts the current state: the resource exists, was used, or was changed by another person.',
    steps: ['Read the resource again, and check whether the call is still needed.'],
    retry: 'reread',
    guide: 'errors',
  },
  410: {
    reason: 'Gone',
    meaning: 'The resource was permanently removed, or the link to it has expired.',
    steps: ['Stop calling this address, or ask for a new link.'],
    retry: 'never',
  },
  411: {
    reason: 'Length Required',
    meaning: 'The request has a body without the header `Content-Length`.',
    steps: ['Let your HTTP library set `Content-Length`, or send the file instead of a stream.'],
    retry: 'corrected',
  },
  412: {
    reason: 'Precondition Failed',
    meaning: 'The resource was changed after you read it, so that your `If-Match` does not match any more.',
    steps: ['Read the resource again, apply your change to it, and send it with the new `ETag`.'],
    retry: 'reread',
    guide: 'errors',
  },
  413: {
    reason: 'Content Too Large',
    meaning: 'The body is larger than the API, or a gateway in front of it, accepts.',
    steps: ['Send less in one call: split lists, or compress files.'],
    retry: 'corrected',
  },
  414: {
    reason: 'URI Too Long',
    meaning: 'The address is longer than the server accepts.',
    steps: ['Send long parameters in the body if the API has such an operation, or request fewer items in one call.'],
    retry: 'corrected',
  },
  415: {
    reason: 'Unsupported Media Type',
    meaning: 'The body has a media type that the operation does not accept.',
    steps: [
      'Set `Content-Type` to the media type of the API reference, such as `application/json`, or `application/octet-stream` for file uploads.',
    ],
    retry: 'corrected',
    guide: 'errors',
  },
  422: {
    reason: 'Unprocessable Content',
    meaning: 'The request is well-formed, but its content breaks a rule of the API.',
    steps: ['Correct the fields that the response names, and send the request again.'],
    stepsWithoutFields: ['Compare the body with the schema in the API reference.'],
    retry: 'corrected',
    guide: 'errors',
  },
  423: {
    reason: 'Locked',
    meaning: 'The resource is locked while another person or program changes it.',
    steps: ['Wait a few seconds, read the resource again, and repeat the call if it is still needed.'],
    retry: 'reread',
  },
  428: {
    reason: 'Precondition Required',
    meaning: 'The API changes this resource only if the request states which version you have read.',
    steps: ['Read the resource, and send its `ETag` as `If-Match` with the change.'],
    retry: 'corrected',
  },
  429: {
    reason: 'Too Many Requests',
    meaning: 'This application or organization sent too many calls in a short time.',
    steps: [
      'Wait as long as the response says, and send fewer calls at once.',
      'Use an access token until it expires, instead of requesting one for each call.',
    ],
    retry: 'wait',
    guide: 'rateLimits',
  },
  431: {
    reason: 'Request Header Fields Too Large',
    meaning:
      'The headers of the request are larger than the server accepts. The usual cause is a long cookie or token.',
    steps: ['Send no cookies to the API, and only one `Authorization` header.'],
    retry: 'corrected',
  },
  500: {
    reason: 'Internal Server Error',
    meaning: 'The service failed while it processed the call. The request may be correct.',
    steps: [growingPauses, quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
  501: {
    reason: 'Not Implemented',
    meaning: 'The service does not support this method or feature.',
    steps: ['Compare method and path with the API reference.'],
    retry: 'never',
  },
  502: {
    reason: 'Bad Gateway',
    meaning: 'A gateway in front of the service received no valid response from it.',
    steps: [growingPauses, quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
  503: {
    reason: 'Service Unavailable',
    meaning: 'The service is overloaded or under maintenance.',
    steps: [growingPauses, quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
  504: {
    reason: 'Gateway Timeout',
    meaning: 'The gateway in front of the service stopped waiting for its response. The call may have taken effect.',
    steps: [growingPauses, 'Request less in one call, such as a smaller page.', quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
  511: {
    reason: 'Network Authentication Required',
    meaning: 'Your network asks for a sign-in before it lets calls pass. The API never received the call.',
    steps: ['Open any page in a browser in this network, sign in there, and send the call again.'],
    retry: 'corrected',
  },
} satisfies Record<number, StatusEntry>

/** Returns the explanation of an HTTP status, of an API of the platform or of a gateway in front of it. */
export function statusEntry(status: number): StatusEntry | undefined {
  const entries: Readonly<Record<number, StatusEntry>> = statusEntries
  return entries[status]
}

/** Returns the explanation of a class of statuses, for a status that is not in the catalogue. */
export function statusClass(status: number): Explanation {
  if (status < 300) return notFailed
  if (status < 400) return redirected
  return status < 500 ? refused : failed
}

const notFailed: Explanation = {
  meaning: 'The status says that the call succeeded.',
  steps: ['Read the body: some services report a failure in the body although the status is a success.'],
  retry: 'not-needed',
}

const redirected: Explanation = {
  meaning: 'The response is not an error: it is a redirect, or says that your copy is still current.',
  steps: [
    'Follow the address in the `Location` header, or let your HTTP library follow it.',
    'Do not send an access token to another host.',
  ],
  retry: 'not-needed',
}

const refused: Explanation = {
  meaning: 'The server refused the request.',
  steps: ['Compare the request with the API reference.'],
  retry: 'unknown',
}

const failed: Explanation = {
  meaning: 'The server, or a gateway in front of it, failed. The request may be correct.',
  steps: [growingPauses, quoteId],
  retry: 'backoff',
}
