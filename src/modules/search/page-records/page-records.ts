import type { Application } from '@/api/devcenter/schemas'
import type { User } from '@/api/identity/schemas'
import { officeId, officesByRegion } from '@/config/offices'
import { isStaffMember } from '@/config/user-roles'
import { existingPages } from '@/config/portal-pages'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { typeLabel } from '@/modules/application/labels'
import type { SearchRecord } from '@/engines/search/record'
import { organizationAction } from './actions'

/** The reader: undefined while unknown, `visitor` without a session. */
export type PageReader = User | 'visitor' | undefined

/** The facts of the environment that decide which pages exist. */
interface PageFacts {
  name: 'test' | 'prod'
  featureFlags: readonly string[]
}

/**
 * The pages, tools, offices and actions that this reader may use, as records of the search (SEARCH-28). Pages that visitors
 * may see after a sign-in are locked for them (SEARCH-38).
 */
export function portalRecords(reader: PageReader, environment: PageFacts): SearchRecord[] {
  const user = typeof reader === 'object' ? reader : undefined
  return [
    ...pageRecords(reader, environment.featureFlags),
    ...officeRecords(),
    ...themeRecords,
    ...(reader === 'visitor' ? visitorRecords : []),
    ...(user ? [signOutRecord, ...organizationRecords(user)] : []),
    locked(buildRecord, reader),
    ...toolRecords(reader, environment.name),
  ]
}

/** The record of a page that needs a sign-in, for this reader. */
function locked(record: SearchRecord, reader: PageReader): SearchRecord {
  return reader === 'visitor' ? { ...record, isLocked: true } : record
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

function pageRecords(reader: PageReader, featureFlags: readonly string[]): SearchRecord[] {
  return existingPages(featureFlags).map(({ url, title, words, area, needsSignIn }) => {
    const record: SearchRecord = { group: 'guides', to: url, title, text: words, place: [area] }
    return needsSignIn ? locked(record, reader) : record
  })
}

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

const buildRecord: SearchRecord = {
  group: 'actions',
  to: paths.app(),
  title: 'Build An App',
  text: 'new application create',
  place: ['Applications'],
}

const signOutRecord: SearchRecord = {
  group: 'actions',
  to: 'sign-out',
  title: 'Sign Out',
  text: 'log out logout',
  place: ['Account'],
}

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

/** The tools that this reader may use, now or after a sign-in, and their other pages. */
function toolRecords(reader: PageReader, environmentName: PageFacts['name']): SearchRecord[] {
  const isStaff = typeof reader === 'object' && isStaffMember(reader)
  const section = 'Development Tools'
  return visibleTools(isStaff, environmentName).flatMap(({ route, label, description, pages, public: isPublic }) => {
    const record = (path: string, title: string, text: string, place: readonly string[]): SearchRecord => {
      const own: SearchRecord = { group: 'actions', to: paths.tool(path), title, text, place }
      return isPublic ? own : locked(own, reader)
    }
    return [
      record(route, label, description, [section]),
      ...pages.map((page) => record(`${route}/${page.path}`, page.label, page.description, [section, label])),
    ]
  })
}

function officeRecords(): SearchRecord[] {
  return officesByRegion().flatMap(({ offices }) =>
    offices.map((office) => ({
      group: 'guides',
      to: `${paths.locations()}#${officeId(office)}`,
      title: office.locationName,
      text: `office ${office.officeType} ${office.city}`,
      place: [office.country, 'Office Locations'],
    })),
  )
}
