import type { Explanation } from './explanation'

/** An error of the platform's services: its title, and where several have one title, how its message begins. */
export interface PlatformEntry extends Explanation {
  status: number
  title: string
  /** Undefined for the entry that explains every other message of the title. */
  detail?: RegExp
}

const correctFields: Explanation = {
  meaning: 'Fields of the request break a rule.',
  steps: ['Correct the fields that the answer names, and send the request again.'],
  retry: 'corrected',
  guide: 'errors',
}

const sameKeys = 'Use Sandbox Keys, or ask support for production access.'

/**
 * Errors of the platform, in both of its forms. More exact entries come before the general one of a title. The tests provoke
 * every error that the local platform can answer, and decode it.
 */
export const platformErrors: readonly PlatformEntry[] = [
  {
    status: 400,
    title: 'Validation Error',
    detail: /^This account already exists/,
    meaning: 'There is an account with this email address already.',
    steps: ['Sign in with it, or reset its password if it is forgotten.'],
    retry: 'never',
  },
  { status: 400, title: 'Validation Error', ...correctFields },
  {
    status: 400,
    title: 'Bad Request',
    detail: /^The body must be a JSON object/,
    meaning: 'The body is not a JSON object, is broken, or is nested too deeply.',
    steps: [
      'Check that the body is valid JSON with an object outermost, and at most 32 levels deep.',
      'Send `Content-Type: application/json`, and let a library write the JSON.',
    ],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 400,
    title: 'Bad Request',
    detail: /^Version \S+ is a base schema/,
    meaning: 'This version has no codes of its own: only its structure can be downloaded.',
    steps: ['Add `structure=true` to the call, or ask for a version with codes, such as 7.7.4.'],
    retry: 'corrected',
  },
  {
    status: 400,
    title: 'Bad Request',
    detail: /^The header X-SPS-Service/,
    meaning: 'The call does not say which service it comes from.',
    steps: ['Send the header `X-SPS-Service` with the id and name of your service, as `id=…;name=…`.'],
    retry: 'corrected',
  },
  {
    status: 400,
    title: 'Bad Request',
    meaning:
      'The request breaks a rule of the API: a value is missing, has the wrong form, or the body cannot be read.',
    steps: ['Correct the fields that the answer names, and send the request again.'],
    stepsWithoutFields: ['Correct what the message names.', 'Compare parameters and body with the API reference.'],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 400,
    title: 'Captcha Not Verified',
    meaning: 'The captcha was not solved, has expired, or was used already.',
    steps: ['Solve the captcha again and send the form at once.'],
    retry: 'corrected',
  },
  {
    status: 401,
    title: 'Unauthorized',
    meaning: 'The access token is missing, has expired, or is meant for another audience.',
    steps: [
      'Get a new access token and send the call once more with `Authorization: Bearer …`.',
      'If a new token is refused too, check its audience (`aud`) and that it comes from the same environment as the API.',
      'Do not send an ID token: it has your client id as its audience.',
    ],
    retry: 'new-token',
    guide: 'tokenTrouble',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^This call needs a token of Dev Center/,
    meaning: 'Only the portal itself may make this call. A token of your application never can.',
    steps: ['Do this in Dev Center, signed in. There is no call for it that an application may make.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^This call needs the token of a person/,
    meaning: 'The token was issued to an application on its own behalf, and this call is about a person.',
    steps: ['Let a person sign in to your application (authorization code), and send that token.'],
    retry: 'corrected',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^Trial accounts cannot render/,
    meaning: 'Your organization is a trial, which renders the sample templates only.',
    steps: ['Render a template that the list marks with `canRender`.', 'Ask support for production access.'],
    retry: 'never',
    guide: 'labels',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^The agreement of the organization does not include /,
    meaning: 'The agreement of your organization does not include a scope that this call needs.',
    steps: ['Ask support to add the scope that the message names.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^Trial organizations /,
    meaning: 'Your organization is a trial, which has Sandbox Keys only.',
    steps: [sameKeys],
    retry: 'never',
    guide: 'environments',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^You are not a member of this organization/,
    meaning: 'The call names an organization that you do not belong to.',
    steps: ['Switch to one of your own organizations, or ask its administrator to invite you.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^The network password is used/,
    meaning: 'Your account signs in with the network password of your company, which Dev Center cannot change.',
    steps: ['Change the password where your company manages it.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /(?:for staff with the Network Toolbox only|is for the provider's staff)\.$/,
    meaning: 'This file is for the provider’s staff only.',
    steps: [
      'Use the public documents and schema versions. If you are staff, ask the Service Desk for the Network Toolbox.',
    ],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    meaning: 'The token is good, but the person or application that it stands for may not do this.',
    steps: [
      'Check the keys: Sandbox Keys do not reach production data.',
      'Check the organization that the token was issued for.',
      'Ask support for access if your organization should have it.',
    ],
    retry: 'never',
    guide: 'errors',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The page could not be found/,
    meaning: 'No service of the platform has this address.',
    steps: ['Compare host, version and path with the API reference, letter by letter.'],
    retry: 'never',
    guide: 'errors',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The secret of this application could not be found/,
    meaning: 'Applications of this type have no secret, because they could not keep one.',
    steps: ['Use the authorization code with PKCE, which needs no secret.'],
    retry: 'never',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The request for authorization could not be found/,
    meaning: 'The authorization was finished or has expired, or another person began it.',
    steps: ['Start the sign-in again from the application.'],
    retry: 'never',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The (?:label|packing-slip) "/,
    meaning: 'There is no template with this id. A retailer may have replaced it.',
    steps: ['List the templates again, the newest first, and take the id from there.'],
    retry: 'never',
    guide: 'labels',
  },
  {
    status: 404,
    title: 'Not Found',
    meaning: 'There is nothing with this id or path, or it belongs to another organization.',
    steps: [
      'Check the id: it may have been deleted, or come from the other environment.',
      'Check the organization of your token.',
    ],
    retry: 'never',
    guide: 'errors',
  },
  {
    status: 404,
    title: 'This link is not valid',
    meaning: 'The link to reset the password is not known, or a newer one has replaced it.',
    steps: ['Open the link of the newest email, or ask for a new one.'],
    retry: 'never',
  },
  {
    status: 404,
    title: 'This invitation is not known',
    meaning: 'The invitation does not exist, or its address was copied incompletely.',
    steps: ['Open the link in the email itself, or ask for a new invitation.'],
    retry: 'never',
  },
  {
    status: 405,
    title: 'Method Not Allowed',
    meaning: 'The address exists, but not with this method.',
    steps: ['Use a method that the `Allow` header or the API reference names.'],
    retry: 'corrected',
  },
  {
    status: 406,
    title: 'Not Acceptable',
    meaning: 'The API cannot answer in the media type that the `Accept` header asks for.',
    steps: ['Send `Accept` with a media type that the API reference lists for this operation, or leave it out.'],
    retry: 'corrected',
  },
  {
    status: 409,
    title: 'This account already exists',
    meaning: 'There is an account with this email address already.',
    steps: ['Sign in with it.'],
    retry: 'never',
  },
  ...['This link', 'This invitation'].flatMap((link): PlatformEntry[] => [
    {
      status: 409,
      title: `${link} was used already`,
      meaning: 'A link in an email works once, and this one was used.',
      steps: ['Sign in, or ask for a new link.'],
      retry: 'never',
    },
    {
      status: 410,
      title: `${link} has expired`,
      meaning: 'A link in an email works for a limited time, and this one is too old.',
      steps: ['Ask for a new link.'],
      retry: 'never',
    },
  ]),
  {
    status: 409,
    title: 'Conflict',
    meaning:
      'The request contradicts the present state: the resource exists, or an earlier request for it is still open.',
    steps: ['Read the resource again, and decide by its present state whether the call is still needed.'],
    retry: 'reread',
    guide: 'errors',
  },
  {
    status: 413,
    title: 'Body Too Large',
    meaning: 'The body is larger than this call accepts.',
    steps: ['Send less in one call: split lists, or make the picture smaller. The message names the limit.'],
    retry: 'corrected',
  },
  {
    status: 415,
    title: 'Unsupported Media Type',
    meaning: 'The body has a media type that the operation does not take.',
    steps: ['Set `Content-Type` to what the message asks for.'],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 422,
    title: 'Unprocessable Content',
    meaning: 'The request is well-formed, but its content breaks a rule of the API.',
    steps: ['Correct the fields that the answer names, and send the request again.'],
    stepsWithoutFields: ['Compare the body with the schema in the API reference.'],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 429,
    title: 'Too many attempts',
    meaning: 'Too many attempts failed in a short time, and further ones are refused until it is over.',
    steps: ['Stop trying, wait 15 minutes, then try once with the right values.'],
    retry: 'wait',
    waitSeconds: 900,
  },
  {
    status: 429,
    title: 'Too Many Requests',
    meaning: 'Too many calls came in a short time from this application or organization.',
    steps: [
      'Wait as long as the answer says, and send fewer calls at a time.',
      'Keep an access token until it expires, instead of fetching one for every call.',
    ],
    retry: 'wait',
    guide: 'rateLimits',
  },
  ...['Internal Error', 'Internal Server Error'].map((title): PlatformEntry => ({
    status: 500,
    title,
    meaning: 'The service failed while it worked on the call. The request may be correct.',
    steps: [
      'Send it again with growing pauses: after 1, 2, 4 and 8 seconds, and then give up.',
      'If it lasts, write to support with the request id and the time.',
    ],
    retry: 'backoff',
    guide: 'errors',
  })),
]
