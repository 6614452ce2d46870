import type { Environment } from '../../src/config/env-schema.ts'

/**
 * The Content-Security-Policy of the portal's documents, for every host of the given environments.
 * `meta` is what the built page carries itself; `header` adds what a meta element cannot say.
 */
export function contentSecurityPolicy(environments: readonly Environment[], delivery: 'meta' | 'header'): string {
  const auth = origins(environments, (env) => [env.auth.domain])
  const captcha = unique(environments.flatMap((env) => captchaSources(env.captcha.scriptUrl)))
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'connect-src': ["'self'", ...origins(environments, apiUrls)],
    'img-src': ["'self'", 'data:', 'blob:', ...origins(environments, (env) => [env.contentUrl, env.avatarUrl])],
    'frame-src': unique([...auth, ...captcha]),
    // 'self': the form targets redirect back to the portal, and browsers apply the directive to redirects too.
    'form-action': ["'self'", ...unique([...auth, ...origins(environments, formUrls)])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(delivery === 'header' && { 'frame-ancestors': ["'none'"] }),
  }
  return written(directives)
}

const alone = { 'default-src': ["'none'"], 'script-src': ["'self'"] }
/** Specifications are read wherever they are published, and from servers under development on this machine. */
const anywhere = { 'connect-src': ['https:', 'http://localhost:*'] }

/**
 * The policy of each worker's own response, by the name of its file (decisions, Policy): a worker is bound by that
 * and not by the policy of the page.
 */
export function workerPolicies(environments: readonly Environment[]): Record<string, string> {
  return {
    'markdown.worker': written(alone),
    'highlight.worker': written(alone),
    'snippet.worker': written(alone),
    'match.worker': written(alone),
    'reader.worker': written({ ...alone, ...anywhere }),
    // The schema validator behind swagger-parser compiles its checks.
    'verify.worker': written({ ...alone, 'script-src': ["'self'", "'unsafe-eval'"], ...anywhere }),
    // Where refresh tokens are used, the sign-in library keeps them here.
    'auth0-spa-js.worker.production': written({
      ...alone,
      'connect-src': origins(environments, (env) => [env.auth.domain]),
    }),
  }
}

function written(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Headers of every answer of the portal's host, except the policy of its documents. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The origin alone, to the own host too: addresses of invitations and reset mails arrive with a secret in them.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

function apiUrls(env: Environment): string[] {
  const urls = [env.kubeUrl, env.identityUrl, env.rsxUrl, env.contentUrl, env.avatarUrl, env.auth.domain]
  return env.errorTrackingDsn === undefined ? urls : [...urls, env.errorTrackingDsn]
}

function formUrls(env: Environment): string[] {
  return [env.forms.supportUrl, env.forms.salesUrl]
}

/** The folder of the captcha's script; the real service also loads from two sibling hosts. */
function captchaSources(scriptUrl: string): string[] {
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
