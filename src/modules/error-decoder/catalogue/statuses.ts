import type { Explanation } from './explanation'

/** The reason phrase of a status, and the explanation that holds for it whatever the body says. */
interface StatusEntry extends Explanation {
  reason: string
}

const growingPauses = 'Send it again with growing pauses: after 1, 2, 4 and 8 seconds, and then give up.'
const quoteId = 'If it lasts, write to support with the request id and the time.'

/** Explanations of HTTP statuses, for APIs of the platform and for gateways before them. */
export const statuses: Readonly<Record<number, StatusEntry>> = {
  400: {
    reason: 'Bad Request',
    meaning:
      'The request breaks a rule of the API: a value is missing, has the wrong form, or the body cannot be read.',
    steps: ['Correct the fields that the answer names, and send the request again.'],
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
      'Do not send an ID token: it has your client id as its audience.',
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
    meaning: 'The token is good, but the person or application that it stands for may not do this.',
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
      'Compare the path with the API reference, letter by letter: version, slashes at the end, capital letters.',
      'Check the id: it may have been deleted, or come from the other environment.',
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
    meaning: 'The API cannot answer in the media type that the `Accept` header asks for.',
    steps: ['Send `Accept` with a media type that the API reference lists for this operation, or leave it out.'],
    retry: 'corrected',
  },
  407: {
    reason: 'Proxy Authentication Required',
    meaning: 'A proxy of your own network refuses to pass the call on. The API never received it.',
    steps: ['Ask your network team for access through the proxy, or for an exception for the host of the API.'],
    retry: 'corrected',
  },
  408: {
    reason: 'Request Timeout',
    meaning: 'The request did not arrive completely in the time that the server waits.',
    steps: [growingPauses, 'Send large files over a faster connection, or in smaller parts.'],
    retry: 'backoff',
  },
  409: {
    reason: 'Conflict',
    meaning:
      'The request contradicts the present state: the resource exists, was used, or was changed by somebody else.',
    steps: ['Read the resource again, and decide by its present state whether the call is still needed.'],
    retry: 'reread',
    guide: 'errors',
  },
  410: {
    reason: 'Gone',
    meaning: 'The resource existed and was removed for good, or the link to it has expired.',
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
    meaning: 'Somebody else changed the resource since you read it, so that your `If-Match` no longer holds.',
    steps: ['Read the resource again, apply your change to it, and send it with the new `ETag`.'],
    retry: 'reread',
    guide: 'errors',
  },
  413: {
    reason: 'Content Too Large',
    meaning: 'The body is larger than the API, or a gateway before it, accepts.',
    steps: ['Send less in one call: split lists, or compress what may be compressed.'],
    retry: 'corrected',
  },
  414: {
    reason: 'URI Too Long',
    meaning: 'The address is longer than the server accepts.',
    steps: [
      'Move long parameters into the body where the API has such an operation, or ask for fewer items in one call.',
    ],
    retry: 'corrected',
  },
  415: {
    reason: 'Unsupported Media Type',
    meaning: 'The body has a media type that the operation does not take.',
    steps: [
      'Set `Content-Type` to the media type of the API reference, such as `application/json`, or `application/octet-stream` for uploads of files.',
    ],
    retry: 'corrected',
    guide: 'errors',
  },
  422: {
    reason: 'Unprocessable Content',
    meaning: 'The request is well-formed, but its content breaks a rule of the API.',
    steps: ['Correct the fields that the answer names, and send the request again.'],
    stepsWithoutFields: ['Compare the body with the schema in the API reference.'],
    retry: 'corrected',
    guide: 'errors',
  },
  423: {
    reason: 'Locked',
    meaning: 'The resource is locked while somebody or something else works on it.',
    steps: ['Wait a little, read the resource again, and repeat the call if it is still needed.'],
    retry: 'reread',
  },
  428: {
    reason: 'Precondition Required',
    meaning: 'The API changes this resource only for callers that say which version they have read.',
    steps: ['Read the resource, and send its `ETag` as `If-Match` with the change.'],
    retry: 'corrected',
  },
  429: {
    reason: 'Too Many Requests',
    meaning: 'Too many calls came in a short time from this application or organization.',
    steps: [
      'Wait as long as the answer says, and send fewer calls at a time.',
      'Keep an access token until it expires, instead of fetching one for every call.',
    ],
    retry: 'wait',
    guide: 'rateLimits',
  },
  431: {
    reason: 'Request Header Fields Too Large',
    meaning:
      'The headers of the request are larger than the server accepts. A long cookie or token is the usual cause.',
    steps: ['Send no cookies to the API, and only one `Authorization` header.'],
    retry: 'corrected',
  },
  500: {
    reason: 'Internal Server Error',
    meaning: 'The service failed while it worked on the call. The request may be correct.',
    steps: [growingPauses, quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
  501: {
    reason: 'Not Implemented',
    meaning: 'The service does not know this method or feature.',
    steps: ['Compare method and path with the API reference.'],
    retry: 'never',
  },
  502: {
    reason: 'Bad Gateway',
    meaning: 'A gateway before the service received no valid answer from it.',
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
    meaning:
      'The service did not answer in the time that the gateway before it waits. The call may have been carried out.',
    steps: [growingPauses, 'Ask for less in one call, such as a smaller page.', quoteId],
    retry: 'backoff',
    guide: 'errors',
  },
}

/** What a class of statuses means when the status itself is not in the catalogue. */
export function statusClass(status: number): Explanation {
  if (status < 300) return notFailed
  if (status < 400) return redirected
  return status < 500 ? refused : failed
}

const notFailed: Explanation = {
  meaning: 'The status says that the call succeeded.',
  steps: ['Read the body: some services report a failure there although the status is a success.'],
  retry: 'not-needed',
}

const redirected: Explanation = {
  meaning: 'The answer is a redirect or a copy that is still current, not an error.',
  steps: [
    'Follow the address in the `Location` header, or let your HTTP library follow it.',
    'Do not send an access token along to another host.',
  ],
  retry: 'not-needed',
}

const refused: Explanation = {
  meaning: 'The server refuses the request as it is.',
  steps: ['Compare the request with the API reference.'],
  retry: 'unknown',
}

const failed: Explanation = {
  meaning: 'The server, or a gateway before it, failed. The request may be correct.',
  steps: [growingPauses, quoteId],
  retry: 'backoff',
}
