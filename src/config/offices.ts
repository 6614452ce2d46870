/** The regions in the order of the page (LOC-1). */
const regions = ['North America', 'Australia and New Zealand', 'Asia', 'Europe'] as const
type Region = (typeof regions)[number]

/** An office of the provider (LOC-3). */
export interface Office {
  region: Region
  country: string
  locationName: string
  officeType: string
  isHeadquarter: boolean
  address: {
    addressLine1: string
    addressLine2?: string
    addressLine3?: string
    addressLine4?: string
    addressLine5?: string
  }
  city: string
  state: string
  /** Postal code. */
  pin: string
  /** Phone numbers by label: Main, Fax, Customer Support, New Clients, Phone, Toll Free. */
  phones: Readonly<Record<string, string>>
  /** Heading of the customer service numbers. */
  customerServiceLoc?: string
  /** Phone numbers by label, such as In Australia and Outside Australia. */
  customerService?: Readonly<Record<string, string>>
  /** Email addresses, or addresses of pages by label. */
  links?: readonly (string | Readonly<Record<string, string>>)[]
}

const offices: readonly Office[] = [
  {
    region: 'North America',
    country: 'United States',
    locationName: 'Little Falls',
    officeType: 'Sales and onboarding',
    isHeadquarter: false,
    address: { addressLine1: '8 Mill Race Road' },
    city: 'Little Falls',
    state: 'NJ',
    pin: '07424',
    phones: { Main: '+1 (555) 010-0120', Fax: '+1 (555) 010-0129' },
  },
  {
    region: 'North America',
    country: 'Canada',
    locationName: 'Toronto',
    officeType: 'Sales and support',
    isHeadquarter: false,
    address: { addressLine1: '61 Queens Wharf', addressLine2: 'Floor 9' },
    city: 'Toronto',
    state: 'ON',
    pin: 'M5V 3T1',
    phones: { Main: '+1 (555) 010-0130', 'Customer Support': '+1 (555) 010-0142' },
  },
  {
    region: 'North America',
    country: 'United States',
    locationName: 'Minneapolis',
    officeType: 'Head office',
    isHeadquarter: true,
    address: {
      addressLine1: 'Grain Exchange Hall',
      addressLine2: '120 Grain Exchange Street',
      addressLine3: 'Suite 400',
    },
    city: 'Minneapolis',
    state: 'MN',
    pin: '55415',
    phones: {
      Main: '+1 (555) 010-0100',
      'Toll Free': '+1 (555) 010-0101',
      Fax: '+1 (555) 010-0109',
      'Customer Support': '+1 (555) 010-0142',
      'New Clients': '+1 (555) 010-0177',
    },
    links: [{ 'Status page': 'https://status.network.example/' }],
  },
  {
    region: 'Australia and New Zealand',
    country: 'Australia',
    locationName: 'Melbourne',
    officeType: 'Regional head office',
    isHeadquarter: true,
    address: { addressLine1: 'Level 5', addressLine2: '12 Collins Arcade' },
    city: 'Melbourne',
    state: 'VIC',
    pin: '3000',
    phones: { Phone: '+61 3 5550 0160' },
    customerServiceLoc: 'Customer service',
    customerService: { 'In Australia': '1300 555 016', 'Outside Australia': '+61 3 5550 0161' },
    links: ['anz@network.example'],
  },
  {
    region: 'Australia and New Zealand',
    country: 'Australia',
    locationName: 'Sydney',
    officeType: 'Sales',
    isHeadquarter: false,
    address: { addressLine1: '3 Wharf Lane' },
    city: 'Sydney',
    state: 'NSW',
    pin: '2000',
    phones: { Phone: '+61 2 5550 0165' },
  },
  {
    region: 'Australia and New Zealand',
    country: 'New Zealand',
    locationName: 'Wellington',
    officeType: 'Sales',
    isHeadquarter: false,
    address: { addressLine1: '40 Harbour Steps' },
    city: 'Wellington',
    state: '',
    pin: '6011',
    phones: { Phone: '+64 4 555 0168' },
  },
  {
    region: 'Asia',
    country: 'Hong Kong',
    locationName: 'Hong Kong',
    officeType: 'Supplier onboarding',
    isHeadquarter: false,
    address: { addressLine1: 'Unit 1804, Harbour Exchange', addressLine2: '22 Pier View Road' },
    city: 'Hong Kong',
    state: '',
    pin: '',
    phones: { Phone: '+852 5550 0170' },
    links: ['asia@network.example'],
  },
  {
    region: 'Europe',
    country: 'Netherlands',
    locationName: 'Breda',
    officeType: 'Sales and support',
    isHeadquarter: false,
    address: { addressLine1: 'Korenbeurs 14' },
    city: 'Breda',
    state: '',
    pin: '4811 CA',
    phones: { Phone: '+31 76 555 0180' },
  },
  {
    region: 'Europe',
    country: 'Ukraine',
    locationName: 'Kyiv',
    officeType: 'Development',
    isHeadquarter: false,
    address: { addressLine1: '7 Podilska Street' },
    city: 'Kyiv',
    state: '',
    pin: '04070',
    phones: { Phone: '+380 44 555 0190' },
  },
]

/** The general email addresses (LOC-4). */
export const generalEmails: readonly (readonly [label: string, address: string])[] = [
  ['Sales', 'sales@network.example'],
  ['Careers', 'careers@network.example'],
  ['Public Relations', 'press@network.example'],
  ['Investor Relations', 'investors@network.example'],
  ['Fulfillment Support', 'fulfillment@network.example'],
]

/** The offices by region, the headquarters first (LOC-2). Regions without an office are left out. */
export function officesByRegion(list: readonly Office[] = offices): { region: Region; offices: Office[] }[] {
  return regions
    .map((region) => ({
      region,
      offices: list
        .filter((office) => office.region === region)
        .toSorted((a, b) => Number(b.isHeadquarter) - Number(a.isHeadquarter)),
    }))
    .filter((group) => group.offices.length > 0)
}

/** The id of an office on its page, for links to it. */
export function officeId({ locationName }: Pick<Office, 'locationName'>): string {
  return `office-${locationName.toLowerCase().replaceAll(' ', '-')}`
}

/** The lines of an office's postal address, without empty ones. */
export function addressLines({ address, city, state, pin, country }: Office): string[] {
  const { addressLine1, addressLine2, addressLine3, addressLine4, addressLine5 } = address
  const street = [addressLine1, addressLine2, addressLine3, addressLine4, addressLine5]
  const town = [city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [...street, town, country].filter((line): line is string => line !== undefined && line !== '')
  // A city that is also a country, such as Singapore, has one line.
  return lines.filter((line, index) => line !== lines[index - 1])
}
