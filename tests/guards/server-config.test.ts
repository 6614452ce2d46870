import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, workerPolicies } from '../../scripts/build/policy'
import { assetHeaders, documentHeaders, headersFile } from '../../scripts/build/server-config'
import { parseEnvironment } from '@/config/env-schema'
import { filesBelow } from './source-files'

const ports = { portal: 5173, platform: 4400 }
const environment = (name: 'test' | 'prod') => parseEnvironment(name, readFileSync(`.env.${name}`, 'utf8'), ports)
const local = environment('test')
const production = environment('prod')

const directiveOf = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((each) => each.startsWith(`${name} `))

describe('the security policy', () => {
  const policy = contentSecurityPolicy([production], 'header')
  const directive = (name: string) => directiveOf(policy, name)

  it('allows no inline code, no eval and no framing', () => {
    expect(policy).not.toMatch(/unsafe-|\*/)
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive('base-uri')).toBe("base-uri 'none'")
    expect(directive('object-src')).toBe("object-src 'none'")
  })

  it('names the hosts of its environment only', () => {
    for (const url of [production.kubeUrl, production.identityUrl, production.auth.domain])
      expect(directive('connect-src')).toContain(new URL(url).origin)
    expect(directive('frame-src')).toContain(production.auth.domain)
    expect(directive('form-action')).toContain('https://support.network.example')
    expect(directive('script-src')).toContain('https://www.gstatic.com/recaptcha/')
    expect(directive('img-src')?.split(' ').slice(1)).toEqual([
      "'self'",
      'data:',
      'blob:',
      ...new Set([production.contentUrl, production.avatarUrl].map((url) => new URL(url).origin)),
    ])
    expect(policy).not.toContain('localhost')
    expect(contentSecurityPolicy([local], 'header')).not.toContain('network.example')
  })

  it('reaches no other host where no environment is configured', () => {
    const unknown = contentSecurityPolicy([], 'header')
    expect(unknown).not.toMatch(/https?:/)
    expect(directiveOf(unknown, 'connect-src')).toBe("connect-src 'self'")
    expect(directiveOf(unknown, 'frame-src')).toBe("frame-src 'none'")
  })

  it('names where violations are reported to, if an address is configured', () => {
    const address = 'https://reports.example/csp'
    const reporting = contentSecurityPolicy([{ ...production, policyReportUrl: address }], 'header')
    expect(directiveOf(reporting, 'report-uri')).toBe(`report-uri ${address}`)
    expect(directiveOf(reporting, 'report-to')).toBe('report-to policy')
    expect(documentHeaders({ ...production, policyReportUrl: address }, '/')).toMatchObject({
      'Reporting-Endpoints': `policy="${address}"`,
    })
    expect(policy).not.toContain('report')
    expect(documentHeaders(production, '/')).not.toHaveProperty('Reporting-Endpoints')
  })

  it('leaves out of the page what only a header can say', () => {
    expect(
      contentSecurityPolicy([{ ...production, policyReportUrl: 'https://reports.example/csp' }], 'meta'),
    ).not.toMatch(/frame-ancestors|report-/)
  })
})

describe('the policies of workers', () => {
  const policies = workerPolicies(production)
  const sources = (worker: string, name: string) => directiveOf(policies[worker], name)

  it('cover every worker of the portal', () => {
    const workers = filesBelow('src')
      .filter((file) => file.endsWith('.worker.ts'))
      .map((file) => basename(file, '.ts'))
    const ofPackages = filesBelow('src').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'[^']*\/([\w.-]+)\.js\?url'/g)].map(([, name = '']) => name),
    )
    expect(ofPackages).not.toEqual([])
    expect(Object.keys(policies).toSorted()).toEqual([...workers, ...ofPackages].toSorted())
  })

  it('let only the reader of specifications reach any origin, and only the validator, which reaches none, evaluate code', () => {
    const anywhere = 'connect-src https: http://localhost:*'
    const reached: Record<string, string> = {
      'reader.worker': anywhere,
      'verify.worker': "connect-src 'none'",
      'search.worker':
        'connect-src https://api.network.example https://rsx.network.example https://content.network.example',
      'send.worker':
        'connect-src https://api.network.example https://identity.network.example https://rsx.network.example https://integration.api.network.example',
      'document-check.worker': "connect-src 'none'",
      'pack.worker': "connect-src 'none'",
      'decoder.worker': "connect-src 'none'",
      'export.worker': "connect-src 'none'",
      'response-tree.worker': "connect-src 'none'",
      'auth0-spa-js.worker.production': 'connect-src https://auth.network.example',
    }
    for (const worker of Object.keys(policies)) {
      expect(sources(worker, 'default-src')).toBe("default-src 'none'")
      expect(sources(worker, 'connect-src')).toBe(reached[worker])
      expect(sources(worker, 'script-src')).toBe(
        worker === 'verify.worker' ? "script-src 'self' 'unsafe-eval'" : "script-src 'self'",
      )
    }
  })

  it('come with the workers and with nothing else', () => {
    expect(assetHeaders(production, '/assets/verify.worker-Ab1_x.js')).toMatchObject({
      'Content-Security-Policy': policies['verify.worker'],
    })
    expect(assetHeaders(production, '/assets/index-verify.worker-Ab1_x.js')).not.toHaveProperty(
      'Content-Security-Policy',
    )
  })

  it('are in the header file, where the rules for all files leave them room', () => {
    const rules = headersFile(production)
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => rule.split('\n  '))
    /** The policies of all rules that match: hosts combine them, and browsers obey each of them. */
    const sent = (path: string) =>
      rules
        .filter(([pattern = '']) => path.startsWith(pattern.replace('*', '')))
        .flatMap(([, ...headers]) => headers)
        .filter((header) => header.startsWith('Content-Security-Policy: '))
        .map((header) => header.replace('Content-Security-Policy: ', ''))
    expect(sent('/home')).toEqual(["frame-ancestors 'none'"])
    for (const [worker, policy] of Object.entries(policies))
      expect(sent(`/assets/${worker}-Ab1_x.js`)).toEqual(["frame-ancestors 'none'", policy])
  })
})
