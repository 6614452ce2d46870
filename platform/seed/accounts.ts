/** The organizations of the seed. The last two are the provider's own. */
export const organizations = [
  { id: 'org-northwind', name: 'Northwind Outfitters', namespace: 'northwind', site: 'Portland, OR', isTrial: false },
  { id: 'org-alpine', name: 'Alpine Supply', namespace: 'alpine', site: 'Denver, CO', isTrial: false },
  { id: 'org-harbor', name: 'Harbor Retail', namespace: 'harbor', site: 'Boston, MA', isTrial: false },
  { id: 'org-fabrikam', name: 'Fabrikam - Trial', namespace: 'fabrikam', site: 'Columbus, OH', isTrial: true },
  { id: 'org-lakeside', name: 'Lakeside Grocers', namespace: 'lakeside', site: 'Madison, WI', isTrial: false },
  { id: 'org-tailspin', name: 'Tailspin Toys', namespace: 'tailspin', site: 'Austin, TX', isTrial: false },
  { id: 'org-provider', name: 'Network Provider', namespace: 'sps', site: 'Minneapolis, MN', isTrial: false },
  {
    id: 'org-provider-support',
    name: 'Network Provider Support',
    namespace: 'spsc',
    site: 'Minneapolis, MN',
    isTrial: false,
  },
]

interface SeedAccount {
  id: string
  email: string
  firstName: string
  lastName: string
  /** A sentence for the list on the sign-in page. */
  introduction: string
  organizations: string[]
  jobTitle?: string
  phone?: string
  userType?: string
  roles?: string[]
  /** Main colour of the photo, red, green, blue. */
  avatar?: [number, number, number]
  /** False: has not accepted the terms. */
  hasAcceptedTerms?: boolean
  /** False: has no permission for the portal. */
  hasAccess?: boolean
}

export const password = 'Portal-2026!'

/** The permissions of a member with access to the portal, and of one without it (AUTH-7). */
export const developerPermissions = ['devcenter:applications:read', 'devcenter:applications:write', 'transactions:read']
export const otherPermissions = ['transactions:read']

/** The accounts of the seed; all have the same password. */
export const accounts: SeedAccount[] = [
  {
    id: 'user-dana-whitfield',
    email: 'dev@northwind.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    jobTitle: 'Integration Developer',
    phone: '+1 555 0142',
    introduction: 'Developer of Northwind Outfitters, a full customer, with two pages of applications.',
    organizations: ['org-northwind'],
    avatar: [0, 105, 140],
  },
  {
    id: 'user-marcus-ibarra',
    email: 'multi@northwind.example',
    firstName: 'Marcus',
    lastName: 'Ibarra',
    jobTitle: 'Solutions Architect',
    phone: '+1 555 0177',
    introduction: 'Member of three organizations: has the organization picker.',
    organizations: ['org-northwind', 'org-alpine', 'org-harbor'],
    avatar: [95, 70, 160],
  },
  {
    id: 'user-tess-okafor',
    email: 'trial@fabrikam.example',
    firstName: 'Tess',
    lastName: 'Okafor',
    jobTitle: 'Founder',
    introduction: 'Trial user: sandbox credentials only, and the trial banner.',
    organizations: ['org-fabrikam'],
  },
  {
    id: 'user-stella-brandt',
    email: 'staff@provider.example',
    firstName: 'Stella',
    lastName: 'Brandt',
    jobTitle: 'Platform Engineer',
    phone: '+1 555 0110',
    introduction: 'Staff of the provider with the Network Toolbox: sees internal tools and documents.',
    organizations: ['org-provider'],
    userType: 'Network Employee',
    roles: ['network-toolbox:user'],
  },
  {
    id: 'user-owen-sundar',
    email: 'support@provider.example',
    firstName: 'Owen',
    lastName: 'Sundar',
    jobTitle: 'Support Specialist',
    introduction: 'Staff of the provider without the Network Toolbox.',
    organizations: ['org-provider-support'],
    userType: 'Network Employee',
  },
  {
    id: 'user-nina-castellan',
    email: 'newcomer@northwind.example',
    firstName: 'Nina',
    lastName: 'Castellan',
    introduction: 'Has not accepted the terms of use yet.',
    organizations: ['org-northwind'],
    hasAcceptedTerms: false,
  },
  {
    id: 'user-reid-holloway',
    email: 'norole@northwind.example',
    firstName: 'Reid',
    lastName: 'Holloway',
    jobTitle: 'Accounts Payable',
    introduction: 'Has no permission for this portal: is shown how to get access.',
    organizations: ['org-northwind'],
    hasAccess: false,
  },
]
