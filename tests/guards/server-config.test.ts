import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, workerPolicies } from '../../scripts/build/policy'
import { assetHeaders, headersFile, nginxConfig } from '../../scripts/build/server-config'
import { parseEnvironment } from '@/config/env-schema'
import { filesBelow } from './source-files'

const ports = { portal: 5173, platform: 4400 }
const environments = (['test', 'prod'] as const).map((name) =>
  parseEnvironment(name, readFileSync(`.env.${name}`, 'utf8'), ports),
)

describe('the security policy', () => {
  const policy = contentSecurityPolicy(environments, 'header')
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

  it('allows no inline code, no eval and no framing', () => {
    expect(policy).not.toMatch(/unsafe-|\*/)
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive('base-uri')).toBe("base-uri 'none'")
    expect(directive('object-src')).toBe("object-src 'none'")
  })

  it('names the hosts of both environments', () => {
    for (const { kubeUrl, identityUrl, auth } of environments) {
      for (const url of [kubeUrl, identityUrl, auth.domain])
        expect(directive('connect-src')).toContain(new URL(url).origin)
      expect(directive('frame-src')).toContain(new URL(auth.domain).origin)
    }
    expect(directive('form-action')).toContain('https://support.network.example')
    expect(directive('script-src')).toContain('https://www.gstatic.com/recaptcha/')
  })

  it('leaves out of the page what only a header can say', () => {
    expect(contentSecurityPolicy(environments, 'meta')).not.toContain('frame-ancestors')
  })

  it('stands in the nginx example (npx vitest run --project unit -u renews it)', async () => {
    await expect(nginxConfig(environments)).toMatchFileSnapshot('../../docs/nginx.conf')
  })
})

describe('the nginx example', () => {
  it('lets nobody keep the answer that a hashed file is missing', () => {
    const lasting = nginxConfig(environments)
      .split('\n')
      .filter((line) => line.includes('immutable'))
    expect(lasting).toHaveLength(1 + Object.keys(workerPolicies(environments)).length)
    expect(lasting.filter((line) => line.includes('always'))).toEqual([])
  })
})

describe('the policies of workers', () => {
  const policies = workerPolicies(environments)
  const sources = (worker: string, name: string) =>
    policies[worker]?.split('; ').find((each) => each.startsWith(`${name} `))

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

  it('let only the readers of specifications reach any origin, and only the validator evaluate code', () => {
    const anywhere = 'connect-src https: http://localhost:*'
    const reached: Record<string, string> = {
      'reader.worker': anywhere,
      'verify.worker': anywhere,
      'search.worker':
        'connect-src http://localhost:4400 https://api.network.example https://rsx.network.example https://content.network.example',
      'send.worker':
        'connect-src http://localhost:4400 https://api.network.example https://identity.network.example https://rsx.network.example https://integration.api.network.example',
      'document-check.worker': "connect-src 'none'",
      'answer-tree.worker': "connect-src 'none'",
      'auth0-spa-js.worker.production': 'connect-src http://localhost:4400 https://auth.network.example',
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
    expect(assetHeaders('/assets/verify.worker-Ab1_x.js', environments)).toMatchObject({
      'Content-Security-Policy': policies['verify.worker'],
    })
    expect(assetHeaders('/assets/index-verify.worker-Ab1_x.js', environments)).not.toHaveProperty(
      'Content-Security-Policy',
    )
  })

  it('stand in the header file, where the rule for all files leaves them room', () => {
    const [all = '', , ...workers] = headersFile(environments)
      .trim()
      .split(/\n(?=\/)/)
    expect(all).toContain("Content-Security-Policy: frame-ancestors 'none'")
    expect(workers).toEqual(
      Object.entries(policies).map(([name, policy]) => `/assets/${name}-*\n  Content-Security-Policy: ${policy}`),
    )
  })
})
