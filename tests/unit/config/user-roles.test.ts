import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/identity/schemas'
import { hasDevCenterAccess } from '@/modules/session/access'
import { isStaffMember, isToolboxUser, userType } from '@/config/user-roles'

const person = (overrides: object = {}) => ({
  email: 'kim@northwind.example',
  roles: [] as string[],
  organization: { organization_name: 'Northwind Outfitters', namespace: 'northwind' },
  ...overrides,
})
const staff = (namespace: string, roles: string[] = []) =>
  person({ organization: { organization_name: 'Provider', namespace }, roles })

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' } })
})

describe('access to the portal', () => {
  const member = (permissions: string[], current = 'o1') => ({
    organization: { id: current },
    organizations: [{ id: 'o1', permissions }],
  })

  it.each([
    ['one permission of the portal', member(['orders:read', 'devcenter:user']), true],
    ['no permission', member([]), false],
    ['permissions of other products', member(['orders:devcenter:', 'devcenters:user', 'devcenter']), false],
    ['a permission in another organization', member(['devcenter:user'], 'o2'), false],
  ])('depends on the permissions in the current organization: %s', (_, user, expected) => {
    expect(hasDevCenterAccess(user as unknown as User)).toBe(expected)
  })
})

describe('staff', () => {
  it('is decided by the namespace of the organization', () => {
    expect(isStaffMember(staff('sps'))).toBe(true)
    expect(isStaffMember(staff('spsc'))).toBe(true)
    expect(isStaffMember(person())).toBe(false)
    expect(isStaffMember(person({ email: 'kim@provider.example' }))).toBe(false)
    expect(isStaffMember(person({ organization: undefined }))).toBe(false)
    expect(isStaffMember(undefined)).toBe(false)
  })

  it('needs the role too for the Network Toolbox', () => {
    expect(isToolboxUser(staff('sps', ['network-toolbox:user']))).toBe(true)
    expect(isToolboxUser(staff('spsc'))).toBe(false)
    expect(isToolboxUser(person({ roles: ['network-toolbox:user'] }))).toBe(false)
  })
})

describe('user-type tag', () => {
  it.each([
    ['Visitor', undefined],
    ['SPS-User', person({ email: 'Ada@PROVIDER.example' })],
    ['SPS-User', person({ email: 'ada@mail.provider.example' })],
    ['SPS-User', person({ email: 'ada@provider.example', organization: { organization_name: 'Trial Account' } })],
    ['Trial-User', person({ organization: { organization_name: 'Trial Account' } })],
    ['Trial-User', person({ organization: { organization_name: 'Fabrikam - Trial' } })],
    ['Non-Trial-User', person({ organization: { organization_name: 'Trial Account Services' } })],
    ['Non-Trial-User', person({ organization: { organization_name: '- Trial by Fire' } })],
    ['Non-Trial-User', person()],
    ['Non-Trial-User', person({ organization: undefined })],
    ['Non-Trial-User', person({ email: 'ada@provider.example.evil.example' })],
    ['Non-Trial-User', staff('sps')],
  ])('gives the tag %s to %j', (tag, who) => expect(userType(who)).toBe(tag))
})
