import { parseEnv } from 'node:util'
import { z } from 'zod'

// Only build tooling may import this module at run time; the portal imports its types.

/** The environments. The host name selects one of them at boot. */
export type EnvironmentName = 'test' | 'prod'

/** Values for the placeholders `${PORTAL_PORT}` and `${PLATFORM_PORT}` of the files. */
export interface Ports {
  portal: number
  platform: number
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const url = httpUrl.refine((value) => !value.endsWith('/'), 'must not end with a slash')
const folderUrl = httpUrl.refine((value) => value.endsWith('/'), 'must end with a slash')
const text = z.string().min(1, 'must not be empty')
const optional = z.string().transform((value) => (value === '' ? undefined : value))
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const filledList = list.refine((items) => items.length > 0, 'must name at least one value')

/**
 * Everything that differs by environment: one key per line of `.env.test` and `.env.prod`. Both files are read when the
 * portal is built and become constants of the bundle, so they hold public values only.
 */
const schema = z.strictObject({
  /** Host names (no port) that select this environment at boot, comma-separated (CONF-1). */
  HOSTNAMES: filledList,
  /** Base address of the devcenter API. */
  KUBE_URL: url,
  /** Base address of the identity API. */
  IDENTITY_URL: url,
  /** Base address of the RSX API. */
  RSX_URL: url,
  /** Base addresses of further APIs that the request console may send to, such as a sandbox; comma-separated. */
  FURTHER_API_URLS: list.pipe(z.array(url)),
  /** `true` sends an `Idempotency-Key` when an application is created; the devcenter API must allow that header to the portal. */
  ACCEPTS_IDEMPOTENCY_KEYS: flag,
  /** Folder of the published documentation, specifications and downloads. */
  CONTENT_URL: folderUrl,
  /** Folder of the avatar store. */
  AVATAR_URL: folderUrl,
  /** Value of the header `X-SPS-Service`. */
  RSX_SERVICE_NAME: text,
  /** Address of the authorization server; its issuer is this address and a slash. */
  AUTH_DOMAIN: url,
  /** Client id of the portal itself. */
  AUTH_CLIENT_ID: text,
  /** Realm (connection) that a sign-in request names. */
  AUTH_REALM: text,
  /** Audience of the portal's access tokens. */
  AUTH_AUDIENCE: text,
  /** `true` renews tokens with refresh tokens, for an authorization server on another site; `false` with a hidden frame. */
  AUTH_REFRESH_TOKENS: flag,
  /** Address of the captcha's script. */
  CAPTCHA_SCRIPT_URL: httpUrl,
  /** Site key of the captcha. */
  CAPTCHA_SITE_KEY: text,
  /** Where the support form posts to. */
  SUPPORT_FORM_URL: httpUrl,
  /** Organization id that the support form carries. */
  SUPPORT_FORM_ORG_ID: text,
  /** Where the sales form posts to. */
  SALES_FORM_URL: httpUrl,
  /** Organization id that the sales form carries. */
  SALES_FORM_ORG_ID: text,
  /** Address (DSN) of error tracking; empty switches it off. */
  ERROR_TRACKING_DSN: optional.pipe(httpUrl.optional()),
  /** Address for reports of violated security policies; empty switches them off. */
  POLICY_REPORT_URL: optional.pipe(httpUrl.optional()),
  /** Text of the maintenance banner; empty shows none. */
  MAINTENANCE_BANNER: optional,
  /** `true` shows the maintenance page instead of the portal. */
  MAINTENANCE_SPLASH: flag,
  /** Status page that the footer and the maintenance page link to; empty: no link. */
  STATUS_PAGE_URL: optional.pipe(httpUrl.optional()),
  /** Support phone number on the maintenance page. */
  SUPPORT_PHONE: text,
  /** Names of the features that are switched on, comma-separated. */
  FEATURE_FLAGS: list,
  /** Email domains whose users carry the type SPS-User, comma-separated (AUTH-14). */
  INTERNAL_EMAIL_DOMAINS: list,
  /** Namespaces of the provider's own organizations, comma-separated. */
  INTERNAL_NAMESPACES: list,
  /** Ids of the services listed under Getting Started, comma-separated. */
  GETTING_STARTED_SERVICE_IDS: list,
  /** Ids of the services listed under Authentication, comma-separated. */
  AUTHENTICATION_SERVICE_IDS: list,
  /** Ids of the services listed under Internal Build Guides, comma-separated. */
  INTERNAL_BUILD_GUIDES_SERVICE_IDS: list,
  /** Ids of the services listed under Internal Dev Tools, comma-separated. */
  INTERNAL_DEV_TOOLS_SERVICE_IDS: list,
  /** Slugs of services that this environment hides, comma-separated. */
  HIDDEN_SERVICE_SLUGS: list,
  /** Id of the service that holds the RSX documents. */
  RSX_DOCS_SERVICE_ID: text,
  /** Slug of that service, with which its pages are requested before the list of services has arrived; empty: after it. */
  RSX_DOCS_SERVICE_SLUG: optional,
  /** Id of the service that holds the internal documents. */
  INTERNAL_DOCS_SERVICE_ID: text,
  /** Id of the service that holds the user guides. */
  USER_GUIDES_SERVICE_ID: text,
  /** Slug of that service, used like RSX_DOCS_SERVICE_SLUG. */
  USER_GUIDES_SERVICE_SLUG: optional,
})

function toEnvironment(name: EnvironmentName, values: z.output<typeof schema>) {
  return {
    name,
    hostnames: values.HOSTNAMES,
    kubeUrl: values.KUBE_URL,
    identityUrl: values.IDENTITY_URL,
    rsxUrl: values.RSX_URL,
    furtherApiUrls: values.FURTHER_API_URLS,
    acceptsIdempotencyKeys: values.ACCEPTS_IDEMPOTENCY_KEYS,
    contentUrl: values.CONTENT_URL,
    avatarUrl: values.AVATAR_URL,
    rsxServiceName: values.RSX_SERVICE_NAME,
    auth: {
      domain: values.AUTH_DOMAIN,
      clientId: values.AUTH_CLIENT_ID,
      realm: values.AUTH_REALM,
      audience: values.AUTH_AUDIENCE,
      refreshTokens: values.AUTH_REFRESH_TOKENS,
    },
    captcha: { scriptUrl: values.CAPTCHA_SCRIPT_URL, siteKey: values.CAPTCHA_SITE_KEY },
    forms: {
      supportUrl: values.SUPPORT_FORM_URL,
      supportOrgId: values.SUPPORT_FORM_ORG_ID,
      salesUrl: values.SALES_FORM_URL,
      salesOrgId: values.SALES_FORM_ORG_ID,
    },
    ...(values.ERROR_TRACKING_DSN && { errorTrackingDsn: values.ERROR_TRACKING_DSN }),
    ...(values.STATUS_PAGE_URL && { statusPageUrl: values.STATUS_PAGE_URL }),
    ...(values.POLICY_REPORT_URL && { policyReportUrl: values.POLICY_REPORT_URL }),
    maintenance: {
      ...(values.MAINTENANCE_BANNER && { banner: values.MAINTENANCE_BANNER }),
      splash: values.MAINTENANCE_SPLASH,
      supportPhone: values.SUPPORT_PHONE,
    },
    featureFlags: values.FEATURE_FLAGS,
    internalEmailDomains: values.INTERNAL_EMAIL_DOMAINS,
    internalNamespaces: values.INTERNAL_NAMESPACES,
    serviceIds: {
      gettingStarted: values.GETTING_STARTED_SERVICE_IDS,
      authentication: values.AUTHENTICATION_SERVICE_IDS,
      internalBuildGuides: values.INTERNAL_BUILD_GUIDES_SERVICE_IDS,
      internalDevTools: values.INTERNAL_DEV_TOOLS_SERVICE_IDS,
      rsxDocs: values.RSX_DOCS_SERVICE_ID,
      internalDocs: values.INTERNAL_DOCS_SERVICE_ID,
      userGuides: values.USER_GUIDES_SERVICE_ID,
    },
    areaSlugs: { rsxDocs: values.RSX_DOCS_SERVICE_SLUG, userGuides: values.USER_GUIDES_SERVICE_SLUG },
    hiddenServiceSlugs: values.HIDDEN_SERVICE_SLUGS,
  }
}

/** The settings of one environment, as the portal reads them. */
export type Environment = ReturnType<typeof toEnvironment>

/**
 * Parses and checks the content of `.env.<name>`.
 * @throws when a key is missing, unknown or malformed; the message names the file and every such key.
 */
export function parseEnvironment(name: EnvironmentName, content: string, ports: Ports): Environment {
  const filled = content
    .replaceAll('${PORTAL_PORT}', String(ports.portal))
    .replaceAll('${PLATFORM_PORT}', String(ports.platform))
  const result = schema.safeParse(parseEnv(filled))
  if (result.success) return toEnvironment(name, result.data)
  throw new Error([`.env.${name} cannot be used:`, ...result.error.issues.flatMap(describe)].join('\n  '))
}

function describe(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${key}: is not a known key`)
  const key = issue.path.join('.')
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return [`${key}: ${missing ? 'is missing' : issue.message}`]
}
