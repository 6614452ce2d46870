import { apiUrls } from '../../src/config/api-urls.ts'
import type { Environment } from '../../src/config/env-schema.ts'

/**
 * The Content-Security-Policy of the portal's documents, with the hosts of the given environments.
 * @param delivery `meta` for the page itself, `header` with the directives that browsers ignore in a meta element.
 */
export function contentSecurityPolicy(environments: readonly Environment[], delivery: 'meta' | 'header'): string {
  const auth = origins(environments, (env) => [env.auth.domain])
  const captcha = unique(environments.flatMap((env) => captchaSources(env.captcha.scriptUrl)))
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'connect-src': ["'self'", ...origins(environments, pageUrls)],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(environments, (env) => [env.contentUrl, env.avatarUrl])],
    'frame-src': unique([...auth, ...captcha]),
    // 'self': the form targets redirect back to the portal, and browsers apply the directive to redirects too.
    'form-action': ["'self'", ...unique([...auth, ...origins(environments, formUrls)])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Which scripts may start is decided by the default policy of the start script.
    'require-trusted-types-for': ["'script'"],
    ...(delivery === 'header' && { 'frame-ancestors': ["'none'"], ...reporting(environments) }),
  }
  return policyText(directives)
}

/** Where browsers send violations: `report-to` names the endpoint of the header, `report-uri` is for browsers without it. */
function reporting(environments: readonly Environment[]): Record<string, string[]> {
  const [address] = environments.flatMap(({ policyReportUrl }) => policyReportUrl ?? [])
  return address === undefined ? {} : { 'report-to': ['policy'], 'report-uri': [address] }
}

const ownScriptsOnly = { 'default-src': ["'none'"], 'script-src': ["'self'"] }

/**
 * The policy of each worker, by the name of its file. A worker obeys the policy of its own response and not that of the
 * page (docs/decisions/0009).
 * @param environment the one that is deployed; undefined for a host that none names.
 */
export function workerPolicies(environment: Environment | undefined): Record<string, string> {
  const environments = environment ? [environment] : []
  return {
    'markdown.worker': policyText(ownScriptsOnly),
    'highlight.worker': policyText(ownScriptsOnly),
    'snippet.worker': policyText(ownScriptsOnly),
    'match.worker': policyText(ownScriptsOnly),
    // Read answers and requests of people, from which they remove secrets: written out, although `default-src` says it too.
    'decoder.worker': policyText({ ...ownScriptsOnly, 'connect-src': ["'none'"] }),
    'export.worker': policyText({ ...ownScriptsOnly, 'connect-src': ["'none'"] }),
    'outline.worker': policyText(ownScriptsOnly),
    'retailers.worker': policyText(ownScriptsOnly),
    'compare.worker': policyText(ownScriptsOnly),
    // Packs designs that a person may read: written out, although `default-src` says it too.
    'pack.worker': policyText({ ...ownScriptsOnly, 'connect-src': ["'none'"] }),
    // Reads people's own documents, which never leave the browser: written out, although `default-src` says it too.
    'document-check.worker': policyText({ ...ownScriptsOnly, 'connect-src': ["'none'"] }),
    // Reads what search finds, with the reader's token: from the hosts that the page may ask, too.
    'search.worker': policyText({
      ...ownScriptsOnly,
      'connect-src': origins(environments, (env) => [env.kubeUrl, env.rsxUrl, env.contentUrl]),
    }),
    'check-request.worker': policyText(ownScriptsOnly),
    // Sends what a reader fills in, with a token: to the hosts that may receive it, also after redirects.
    'send.worker': policyText({ ...ownScriptsOnly, 'connect-src': origins(environments, apiUrls) }),
    // Reads an answer of the console as a tree: written out, although `default-src` says it too.
    'response-tree.worker': policyText({ ...ownScriptsOnly, 'connect-src': ["'none'"] }),
    // Specifications may be published on any host, or on a server that runs on this machine.
    'reader.worker': policyText({ ...ownScriptsOnly, 'connect-src': ['https:', 'http://localhost:*'] }),
    // The schema validator behind swagger-parser compiles its checks. Code that is compiled may request nothing: written
    // out, although `default-src` says it too.
    'verify.worker': policyText({
      ...ownScriptsOnly,
      'script-src': ["'self'", "'unsafe-eval'"],
      'connect-src': ["'none'"],
    }),
    // With refresh tokens, the sign-in library keeps them in this worker.
    'auth0-spa-js.worker.production': policyText({
      ...ownScriptsOnly,
      'connect-src': origins(environments, (env) => [env.auth.domain]),
    }),
  }
}

function policyText(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ')
}

/** Headers of every response of the portal's host, without the policy of its documents. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Never the whole address: those of invitations and password resets contain a secret.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Value of the header `Reporting-Endpoints`; undefined without an address for reports. */
export function reportingEndpoints({ policyReportUrl }: Environment): string | undefined {
  return policyReportUrl && `policy="${policyReportUrl}"`
}

function pageUrls(env: Environment): string[] {
  const urls = [env.kubeUrl, env.identityUrl, env.rsxUrl, env.contentUrl, env.avatarUrl, env.auth.domain]
  return env.errorTrackingDsn === undefined ? urls : [...urls, env.errorTrackingDsn]
}

function formUrls(env: Environment): string[] {
  return [env.forms.supportUrl, env.forms.salesUrl]
}

/** The folder of the captcha's script, and the two other hosts that the real service loads from. */
export function captchaSources(scriptUrl: string): string[] {
  const folder = new URL('.', scriptUrl).href
  const siblings = ['https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
  return new URL(scriptUrl).hostname === 'www.google.com' ? [folder, ...siblings] : [folder]
}

function origins(environments: readonly Environment[], urls: (env: Environment) => string[]): string[] {
  return unique(environments.flatMap(urls).map((url) => new URL(url).origin))
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
