import type { Meaning } from './trade-words'

/** The words that the content uses, and in their order those that people type instead. */
type Row = [names: string, searchedNames: string]

// Typed words find those of the content, not the other way round: `quota` finds rate limits, `limits` finds no quota.
const rows: readonly Row[] = [
  // Accounts and people
  ['create an account, sign up', 'registration, register my company, onboarding'],
  ['Personal Information', 'my profile, user profile, edit profile, name and photo'],
  ['photo', 'picture, avatar, profile picture'],
  ['Display Settings', 'preferences, language, locale'],
  ['Office Locations', 'offices, headquarters, company address'],
  ['switching', 'change organization, switch company'],
  ['organization', 'tenant, workspace'],
  ['Build An App, Build an application', 'new application, new app, register an app'],
  ['Contact', 'call us, phone number of support'],
  ['API Documentation', 'api reference, swagger, openapi documents'],
  ['Getting help', 'contact support, support ticket, help desk'],

  // Tokens and sign-in
  ['scopes', 'permissions, rights, privileges'],
  ['redirect URI, redirect_uri', 'callback url, callback uri, callback address'],
  ['did not match', 'mismatch, mismatched'],
  ['the token is refused', 'token expired, expired token, invalid token'],
  ['applications', 'credentials, client id, api key, api keys'],
  ['native', 'mobile, android, ios, desktop'],
  ['spa', 'single page app, single page application, javascript app'],
  ['how long it is good, expires', 'lifetime, expiry, expiration, validity, ttl'],
  ['keeping it', 'cache, caching'],
  ['in the browser', 'cors, cors error, cross origin, preflight'],
  ['client credentials', 'machine to machine, service account, server to server'],

  // Calls
  ['Make the first call', 'hello world, quick start, quickstart, first request, try it out'],
  ['problem details', 'error format, error body, error response'],
  ['rate limits', 'quota, quotas, 429, too many requests, calls per second, requests per second'],
  ['limit', 'maximum, max'],
  ['size', 'big, large, length'],
  ['hosts', 'base url, host name, hostname, domain'],
  ['sandbox', 'test environment, test mode, staging'],
  ['production', 'live, live environment'],
  ['go live', 'launch, cutover'],
  ['request id', 'correlation id, trace id'],
  ['limits', 'file size, size limit'],
  ['versions and their end', 'deprecation, deprecated, sunset, end of life, breaking change'],
  ['migrating', 'upgrade, upgrading, migration, move to version'],
  ['words', 'terminology, vocabulary, glossary, definitions, acronyms'],
  ['release notes', 'changelog, what is new, what changed'],
  ['change', 'edit, modify, update'],
  ['generate', 'build, make, produce, write'],
  ['submit', 'onboard, add a retailer, add a trading partner'],

  // Files
  ['Send and collect a document', 'first document, first order'],
  ['Collect, Importing the Order', 'get orders, get my orders, receive orders, download orders'],
  ['what happens next', 'status of a submission, submission status'],
  ['collect', 'fetch, receive, pull, pick up files'],
  ['kept', 'retention, stored, retained, how long'],
  ['folder', 'directory, directories'],
  ['history', 'processing status, file status, upload log'],
  ['again, repeats', 'retry, retries, resend, redeliver'],
  ['twice', 'duplicate, duplicates, duplicated, already exists, same file'],
  ['umlauts and accents', 'special characters, encoding, charset, utf-8, diacritics'],
  ['file naming, names of files', 'rename, filename, filenames'],
  ['being told instead of asking', 'push, push notification'],
  ['batch, many at once', 'at once, in bulk, bulk, mass'],
  ['positional', 'flat file, flat files, fixed width, fixed length'],
  ['scan', 'barcode, bar code, unreadable'],

  // Documents
  ['refused', 'rejected, declined, not accepted'],
  ['acknowledgement', 'confirm, confirmation'],
  ['missing', 'absent, lacks'],
  ['read in two ways', 'ambiguous'],
  ['arithmetic, computed', 'calculate, calculated, calculation, formula'],
  ['relations', 'compare, comparison, reconcile'],
  ['drop ship', 'consumer order, direct to consumer, dropshipping'],
  ['From order to invoice', 'order to cash, end to end, life cycle'],
  ['every day', 'daily, routine'],
  ['mapping guide', 'erp, accounting system'],
  ['integrate', 'integration'],
  ['begin', 'start, starting point'],
  ['test data', 'dummy data, mock data'],
  ['check digit', 'checksum, modulo 10, mod 10'],
  ['on time in full', 'otif'],
  ['SSCC', 'carton number, pallet number'],
  ['certificate', 'cert'],
  ['chargebacks', 'penalty, penalties, fine, fines'],
  ['retire', 'discontinue, deactivate, archive'],
  ['quantities', 'stock levels, stock level, on hand'],
  ['remittances', 'payments, payment, paid short, short payment'],
  ['routing requests', 'pickup appointment, pick-up appointment, collection appointment'],

  // Fields
  ['ExpirationDate', 'expiry date, expiration date'],
  ['UnitPrice', 'cost per unit, price per unit, price each, cost'],
  ['PackWeight', 'weight of the carton, carton weight, case weight'],
  ['ProductOrItemDescription, ProductDescription', 'item description, item name, product name'],
  ['PostalCode', 'zip, zip code, postcode'],

  // Pages of the portal
  ['Fields and Qualifiers', 'data dictionary, field list, element list'],
  [
    'My Designs',
    'retailer requirements, required by a retailer, retailer specification, companion guide, implementation guide',
  ],
  ['Make a Sample', 'create test data, sample document'],
  ['Example Files', 'sample files, example documents'],
  ['Error Decoder', 'error message, error code, explain error'],
]

/** The name of each status of HTTP; the Error Decoder explains them all. */
const statuses =
  '400 bad request, 403 forbidden, 404 not found, 405 method not allowed, 406 not acceptable, 408 request timeout, ' +
  '409 conflict, 410 gone, 411 length required, 412 precondition failed, 413 payload too large, 414 uri too long, ' +
  '415 unsupported media type, 422 unprocessable entity, 500 internal server error, 501 not implemented, ' +
  '502 bad gateway, 503 service unavailable, 504 gateway timeout'

/** Words of everyday life and of developers, one line for each meaning (SEARCH-3). */
export const everydayMeanings: readonly Meaning[] = [
  ...rows.map(([names, searchedNames]) => ({ names: names.split(', '), searchedNames: searchedNames.split(', ') })),
  {
    names: ['Error Decoder'],
    searchedNames: [
      ...statuses.split(', ').flatMap((status) => [status.slice(0, 3), status.slice(4), status]),
      'access denied',
      'permission denied',
    ],
  },
]
