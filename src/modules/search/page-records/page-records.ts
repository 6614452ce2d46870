import type { Application } from '@/api/devcenter/schemas'
import type { User } from '@/api/identity/schemas'
import { officeId, officesByRegion } from '@/config/offices'
import { isStaffMember } from '@/config/user-roles'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { typeLabel } from '@/modules/application/labels'
import type { SearchRecord } from '@/engines/search/record'
import { organizationAction } from './actions'

/** The reader: undefined while unknown, `visitor` without a session. */
export type PageReader = User | 'visitor' | undefined

/** The pages, tools, offices and actions that this reader may use, as records of the search (SEARCH-28). */
export function portalRecords(reader: PageReader, environmentName: 'test' | 'prod'): SearchRecord[] {
  const user = typeof reader === 'object' ? reader : undefined
  return [
    ...pageRecords,
    ...officeRecords(),
    ...themeRecords,
    ...(reader === 'visitor' ? visitorRecords : []),
    ...(user ? [...personRecords, ...organizationRecords(user)] : []),
    ...toolRecords(user, environmentName),
  ]
}

/** The applications of the reader's organization: names, types and addresses, nothing else. */
export function applicationRecords(applications: readonly Application[]): SearchRecord[] {
  return applications.map(({ id, name, appType }) => ({
    group: 'applications',
    to: paths.app(id),
    title: name,
    place: ['Applications', typeLabel(appType)],
  }))
}

const pageRecords: readonly SearchRecord[] = [
  {
    group: 'guides',
    to: paths.contact(),
    title: 'Contact',
    text: 'support sales help phone email',
    place: ['Dev Center'],
  },
  { group: 'guides', to: paths.locations(), title: 'Office Locations', text: 'addresses', place: ['Dev Center'] },
  { group: 'guides', to: paths.termsOfUse(), title: 'Terms of Use', text: 'legal', place: ['Dev Center'] },
]

const themeRecords: readonly SearchRecord[] = [
  { group: 'actions', to: 'theme-light', title: 'Use the light theme', text: 'appearance colors', place: ['Theme'] },
  {
    group: 'actions',
    to: 'theme-dark',
    title: 'Use the dark theme',
    text: 'appearance colors night',
    place: ['Theme'],
  },
  { group: 'actions', to: 'theme-system', title: 'Use the system theme', text: 'appearance colors', place: ['Theme'] },
]

const visitorRecords: readonly SearchRecord[] = [
  { group: 'actions', to: 'sign-in', title: 'Sign In', text: 'log in login', place: ['Account'] },
  { group: 'actions', to: paths.signup(), title: 'Create Trial Account', text: 'sign up register', place: ['Account'] },
]

const personRecords: readonly SearchRecord[] = [
  { group: 'actions', to: paths.app(), title: 'Build An App', text: 'new application create', place: ['Applications'] },
  {
    group: 'actions',
    to: paths.profilePage('personal'),
    title: 'Personal Information',
    text: 'name photo',
    place: ['Profile'],
  },
  {
    group: 'actions',
    to: paths.profilePage('contact'),
    title: 'Contact Information',
    text: 'phone',
    place: ['Profile'],
  },
  {
    group: 'actions',
    to: paths.profilePage('display'),
    title: 'Display Settings',
    text: 'language locale time zone date format',
    place: ['Profile'],
  },
  {
    group: 'actions',
    to: paths.profilePage('password'),
    title: 'Password Management',
    text: 'change',
    place: ['Profile'],
  },
  { group: 'actions', to: 'sign-out', title: 'Sign Out', text: 'log out logout', place: ['Account'] },
]

function organizationRecords({ organization, organizations }: User): SearchRecord[] {
  return organizations
    .filter(({ id }) => id !== organization?.id)
    .map(({ id, organization_name }) => ({
      group: 'actions',
      to: organizationAction(id),
      title: `Switch to ${organization_name ?? id}`,
      names: ['switch organization'],
      place: ['Organization'],
    }))
}

/** The tools that a person may use; the public ones while nobody is signed in. */
function toolRecords(user: User | undefined, environmentName: 'test' | 'prod'): SearchRecord[] {
  return visibleTools(isStaffMember(user), environmentName)
    .filter((tool) => tool.public || user !== undefined)
    .map(({ route, label, description }) => ({
      group: 'actions',
      to: paths.tool(route),
      title: label,
      text: description,
      place: ['Development Tools'],
    }))
}

function officeRecords(): SearchRecord[] {
  return officesByRegion().flatMap(({ offices }) =>
    offices.map((office) => ({
      group: 'guides',
      to: `${paths.locations()}#${officeId(office)}`,
      title: office.locationName,
      text: `office ${office.officeType} ${office.city}`,
      place: ['Office Locations', office.country],
    })),
  )
}
