interface SeedAccount {
  id: string
  email: string
  firstName: string
  lastName: string
  /** One sentence for the list on the sign-in page. */
  sentence: string
  organizations: string[]
  jobTitle?: string
  phone?: string
  userType?: string
  roles?: string[]
  /** Main colour of the photo, red, green, blue. */
  avatar?: [number, number, number]
  tosAccepted?: boolean
  devcenter?: boolean
}

export const password = 'Portal-2026!'

/** What a member with access to the portal may do, and what one without it may. */
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
    sentence: 'Developer of Northwind Outfitters, a full customer, with two pages of applications.',
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
    sentence: 'Member of three organizations: has the organization picker.',
    organizations: ['org-northwind', 'org-alpine', 'org-harbor'],
    avatar: [95, 70, 160],
  },
  {
    id: 'user-tess-okafor',
    email: 'trial@fabrikam.example',
    firstName: 'Tess',
    lastName: 'Okafor',
    jobTitle: 'Founder',
    sentence: 'Trial user: sandbox credentials only, and the trial banner.',
    organizations: ['org-fabrikam'],
  },
  {
    id: 'user-stella-brandt',
    email: 'staff@provider.example',
    firstName: 'Stella',
    lastName: 'Brandt',
    jobTitle: 'Platform Engineer',
    phone: '+1 555 0110',
    sentence: 'Staff of the provider with the Network Toolbox: sees internal tools and documents.',
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
    sentence: 'Staff of the provider without the Network Toolbox.',
    organizations: ['org-provider-support'],
    userType: 'Network Employee',
  },
  {
    id: 'user-nina-castellan',
    email: 'newcomer@northwind.example',
    firstName: 'Nina',
    lastName: 'Castellan',
    sentence: 'Has not accepted the terms of use yet.',
    organizations: ['org-northwind'],
    tosAccepted: false,
  },
  {
    id: 'user-reid-holloway',
    email: 'norole@northwind.example',
    firstName: 'Reid',
    lastName: 'Holloway',
    jobTitle: 'Accounts Payable',
    sentence: 'Has no permission for this portal: is shown how to get access.',
    organizations: ['org-northwind'],
    devcenter: false,
  },
]
