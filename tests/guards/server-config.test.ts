import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../scripts/build/policy'
import { headersFile, nginxConfig } from '../../scripts/build/server-config'
import { parseEnvironment } from '@/config/env-schema'

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

  it('stands in the header file and in the nginx example (npx vitest run --project unit -u renews it)', async () => {
    expect(headersFile(environments)).toContain(contentSecurityPolicy(environments, 'header'))
    await expect(nginxConfig(environments)).toMatchFileSnapshot('../../docs/nginx.conf')
  })
})
