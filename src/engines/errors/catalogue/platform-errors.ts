import type { Explanation } from './explanation'
import { statusEntries } from './statuses'

/**
 * An error of the platform's services, which its title identifies, together with the start of its message if several errors
 * have the same title.
 */
export interface PlatformEntry extends Explanation {
  status: number
  title: string
  /** Matches the message; undefined for the entry that explains all other messages of the title. */
  detail?: RegExp
}

const correctFields: Explanation = {
  meaning: 'Fields of the request break a rule.',
  steps: ['Correct the fields that the response names, and send the request again.'],
  retry: 'corrected',
  guide: 'errors',
}

const filePath = 'To read a file, write its whole path, such as testout/PO104417-1-v7.7-BulkImport.xml.'

const sameKeys = 'Use Sandbox Keys, or ask support for production access.'

/**
 * The errors of the platform, in both of its forms. For each title, the general entry is the last. The tests provoke every
 * error that the local platform can respond with, and decode it.
 */
export const platformErrors: readonly PlatformEntry[] = [
  {
    status: 400,
    title: 'Validation Error',
    detail: /^This account already exists/,
    meaning: 'An account with this email address exists already.',
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
      'Check that the body is valid JSON, that its outermost value is an object, and that it is at most 32 levels deep.',
      'Send `Content-Type: application/json`, and let a library write the JSON.',
    ],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 400,
    title: 'Bad Request',
    detail: /^Version \S+ is a base schema/,
    meaning: 'This version has no codes. Only its structure can be downloaded.',
    steps: ['Add `structure=true` to the call, or request a version with codes, such as 7.7.4.'],
    retry: 'corrected',
  },
  {
    status: 400,
    title: 'Bad Request',
    detail: /^The header X-SPS-Service/,
    meaning: 'The call does not name the service that sent it.',
    steps: ['Send the header `X-SPS-Service` with the id and name of your service, as `id=…;name=…`.'],
    retry: 'corrected',
  },
  {
    status: 400,
    title: 'Bad Request',
    meaning:
      'The request breaks a rule of the API: a value is missing, has the wrong form, or the body cannot be read.',
    steps: ['Correct the fields that the response names, and send the request again.'],
    stepsWithoutFields: [
      'Correct the error that the message names.',
      'Compare the parameters and the body with the API reference.',
    ],
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
  { status: 401, title: 'Unauthorized', ...statusEntries[401] },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^This call needs a token of Dev Center/,
    meaning: 'Only the portal may make this call. It never works with a token of your application.',
    steps: ['Sign in to Dev Center and do it there. No call for applications does the same.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^This call needs the token of a person/,
    meaning: 'The token was issued to an application, and this call needs the token of a person.',
    steps: ['Let a person sign in to your application (authorization code), and send that token.'],
    retry: 'corrected',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /^Trial accounts cannot render/,
    meaning: 'Your organization is a trial. It can render only the sample templates.',
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
    meaning: 'Your organization is a trial. It has only Sandbox Keys.',
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
    meaning: 'You sign in with the network password of your company. Dev Center cannot change it.',
    steps: ['Change the password where your company manages it.'],
    retry: 'never',
  },
  {
    status: 403,
    title: 'Forbidden',
    detail: /(?:for staff with the Network Toolbox only|is for the provider's staff)\.$/,
    meaning: 'This file is for network staff only.',
    steps: [
      'Use the public documents and schema versions. If you are staff, ask the Service Desk for the Network Toolbox.',
    ],
    retry: 'never',
  },
  { status: 403, title: 'Forbidden', ...statusEntries[403] },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The page could not be found/,
    meaning: 'No service of the platform has this address.',
    steps: ['Compare the host, the version and the path with the API reference exactly.'],
    retry: 'never',
    guide: 'errors',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The secret of this application could not be found/,
    meaning: 'Applications of this type have no secret, because they cannot protect one.',
    steps: ['Use the authorization code flow with PKCE, which needs no secret.'],
    retry: 'never',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The request for authorization could not be found/,
    meaning: 'The authorization was finished, has expired, or was started by another person.',
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
    detail: /^(?:\/\S{1,1000} is a folder\.|The file \/(?:in|out|testin|testout) could not be found)/,
    meaning:
      'The path is that of a folder, but the call is that of a file: the slash at the end of the path is missing.',
    steps: ['To list the folder, write testout/ with a slash at the end of the path.', filePath],
    retry: 'corrected',
    guide: 'transactions',
  },
  {
    status: 404,
    title: 'Not Found',
    detail: /^The file \/\S{1,1000} could not be found/,
    meaning:
      'The mailbox has no file at this path. Perhaps it is the path of a folder, which needs a slash at its end.',
    steps: ['List the folder, and compare the name of the file letter by letter.', filePath],
    retry: 'corrected',
    guide: 'transactions',
  },
  {
    status: 404,
    title: 'Not Found',
    meaning: 'There is nothing with this id or path, or it belongs to another organization.',
    steps: [
      'Check the id: the object may be deleted, or belong to the other environment.',
      'Check the organization of your token.',
    ],
    retry: 'never',
    guide: 'errors',
  },
  {
    status: 404,
    title: 'This link is not valid',
    meaning: 'The link to reset the password is not known, or a newer link has replaced it.',
    steps: ['Open the link in the newest email, or request a new one.'],
    retry: 'never',
  },
  {
    status: 404,
    title: 'This invitation is not known',
    meaning: 'The invitation does not exist, or its address was copied incompletely.',
    steps: ['Open the link in the email, or request a new invitation.'],
    retry: 'never',
  },
  {
    status: 405,
    title: 'Method Not Allowed',
    meaning: 'The address exists, but not with this method.',
    steps: ['Use a method that the `Allow` header or the API reference names.'],
    retry: 'corrected',
  },
  { status: 406, title: 'Not Acceptable', ...statusEntries[406] },
  {
    status: 409,
    title: 'This account already exists',
    meaning: 'An account with this email address exists already.',
    steps: ['Sign in with it.'],
    retry: 'never',
  },
  ...['This link', 'This invitation'].flatMap((link): PlatformEntry[] => [
    {
      status: 409,
      title: `${link} was used already`,
      meaning: 'A link in an email works once, and this link was used already.',
      steps: ['Sign in, or request a new link.'],
      retry: 'never',
    },
    {
      status: 410,
      title: `${link} has expired`,
      meaning: 'A link in an email works for a limited time, and this link is too old.',
      steps: ['Request a new link.'],
      retry: 'never',
    },
  ]),
  {
    status: 409,
    title: 'Conflict',
    meaning:
      'The request contradicts the current state: the resource exists, or an earlier request for it is not finished.',
    steps: ['Read the resource again, and check whether the call is still needed.'],
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
    meaning: 'The body has a media type that the operation does not accept.',
    steps: ['Set `Content-Type` to the media type that the message names.'],
    retry: 'corrected',
    guide: 'errors',
  },
  {
    status: 422,
    title: 'Idempotency-Key Reused',
    meaning: 'An earlier call with another body had the same `Idempotency-Key`.',
    steps: ['Make a new key for each different call. Only a repeated call has the key of the first.'],
    retry: 'corrected',
  },
  { status: 422, title: 'Unprocessable Content', ...statusEntries[422] },
  // Names from before RFC 9110, which Node.js and many frameworks still use.
  { status: 413, title: 'Payload Too Large', ...statusEntries[413] },
  { status: 422, title: 'Unprocessable Entity', ...statusEntries[422] },
  {
    status: 429,
    title: 'Too many attempts',
    meaning: 'Too many attempts failed in a short time. Further attempts are refused for 15 minutes.',
    steps: ['Stop trying, wait 15 minutes, then try once with the right values.'],
    retry: 'wait',
    waitSeconds: 900,
  },
  { status: 429, title: 'Too Many Requests', ...statusEntries[429] },
  { status: 500, title: 'Internal Error', ...statusEntries[500] },
  { status: 500, title: 'Internal Server Error', ...statusEntries[500] },
]
