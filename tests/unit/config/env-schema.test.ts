import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '@/config/env-schema'

const ports = { portal: 5999, platform: 4999 }
const file = readFileSync('.env.test', 'utf8')
const parse = (text: string) => parseEnvironment('test', text, ports)

describe('an environment file', () => {
  it('is parsed into a typed environment with the ports filled in', () => {
    const environment = parse(file)
    expect(environment.name).toBe('test')
    expect(environment.hostnames).toContain('localhost')
    expect(environment.kubeUrl).toBe('http://localhost:4999')
    expect(environment.auth.refreshTokens).toBe(false)
    expect(environment.internalNamespaces).toEqual(['sps', 'spsc'])
  })

  it('has client ids, hosts, captcha keys and form organization ids of its own', () => {
    const own = (name: 'test' | 'prod') => {
      const { auth, captcha, forms, ...rest } = parseEnvironment(name, readFileSync(`.env.${name}`, 'utf8'), ports)
      const hosts = [rest.kubeUrl, rest.identityUrl, rest.rsxUrl, rest.contentUrl, rest.avatarUrl, auth.domain]
      return [auth.clientId, ...hosts, captcha.siteKey, forms.supportOrgId, forms.salesOrgId]
    }
    const [local, production] = [own('test'), own('prod')]
    expect(production.filter((value, index) => value === local[index])).toEqual([])
  })

  it('omits empty values', () => {
    const environment = parse(file.replace(/^(ERROR_TRACKING_DSN|STATUS_PAGE_URL)=.*$/gm, '$1='))
    expect(environment).not.toHaveProperty('errorTrackingDsn')
    expect(environment).not.toHaveProperty('statusPageUrl')
    expect(environment.maintenance).not.toHaveProperty('banner')
    expect(environment.hiddenServiceSlugs).toEqual([])
  })

  it('is rejected with the names of all missing keys', () => {
    const without = file.replace(/^(KUBE_URL|AUTH_CLIENT_ID)=.*$/gm, '')
    expect(() => parse(without)).toThrow(/\.env\.test[\s\S]*KUBE_URL: is missing[\s\S]*AUTH_CLIENT_ID: is missing/)
  })

  it.each([
    ['KUBE_URL', 'localhost', 'must be an http(s) address'],
    ['KUBE_URL', 'https://api.example/', 'must not end with a slash'],
    ['STATUS_PAGE_URL', 'javascript:alert(1)', 'must be an http(s) address'],
    ['CONTENT_URL', 'https://content.example', 'must end with a slash'],
    ['MAINTENANCE_SPLASH', 'yes', 'must be true or false'],
    ['HOSTNAMES', '', 'must name at least one value'],
    ['AUTH_CLIENT_ID', '', 'must not be empty'],
  ])('is refused when %s is "%s"', (key, value, message) => {
    const malformed = file.replace(new RegExp(`^${key}=.*$`, 'm'), `${key}=${value}`)
    expect(() => parse(malformed)).toThrow(`${key}: ${message}`)
  })

  it('is rejected when it has an unknown key', () => {
    expect(() => parse(`${file}\nKUBE_ULR=x`)).toThrow('KUBE_ULR: is not a known key')
  })
})
