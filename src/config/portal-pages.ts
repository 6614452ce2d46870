import { paths } from '@/lib/paths'
import { mappingGuideSets } from './mapping-guides'

/** A page of the portal itself. Tools are in `tools.ts`, published pages in their tables of contents. */
export interface PortalPage {
  url: string
  /** The heading of the page. */
  title: string
  /** The area that the page belongs to. */
  area: string
  /** Further words that people use for it. */
  words: string
  /** Whether visitors must sign in to see it. */
  needsSignIn: boolean
  /** The feature flag without which the page does not exist. */
  flag?: string
}

type Row = [url: string, title: string, words: string, flag?: string]

function pagesOf(area: string, needsSignIn: boolean, rows: readonly Row[]): PortalPage[] {
  return rows.map(([url, title, words, flag]) => {
    return { url, title, area, words, needsSignIn, ...(flag !== undefined && { flag }) }
  })
}

const resources = 'Integration Resources'

/** Every page of the portal that has a name and can be opened by everybody, or after a sign-in (SEARCH-38). */
export const portalPages: readonly PortalPage[] = [
  ...pagesOf('Dev Center', false, [
    [paths.home(), 'Home', 'start'],
    [paths.docs(), 'API Documentation', 'APIs services reference'],
    [paths.rsx(), resources, 'RSX'],
    [paths.userGuides(), 'User Guides', ''],
    [paths.contact(), 'Contact', 'support sales help phone email'],
    [paths.locations(), 'Office Locations', 'addresses'],
    [paths.termsOfUse(), 'Terms of Use', 'legal'],
    [paths.search(), 'Search', 'find'],
    [paths.resetPassword(), 'Reset password', 'forgot'],
  ]),
  ...pagesOf('Dev Center', true, [[paths.applications(), 'Applications', 'apps list']]),
  ...pagesOf(resources, false, [
    [paths.rsxPage('schema-download'), 'Schema Downloads', 'XSD XML JSON CSV positional'],
    [paths.compareVersions(), 'Compare Versions', 'what changed differences diff upgrade breaking schema'],
  ]),
  ...pagesOf(resources, true, [
    [paths.exampleFiles(), 'Example Files', 'sample documents'],
    [paths.fieldsQualifiers(), 'Fields and Qualifiers', 'elements codes values'],
    [paths.myDesigns(), 'My Designs', 'retailers requirements', 'my-designs'],
    [paths.compareRetailers(), 'Compare Retailers', 'add a retailer gap work list', 'my-designs'],
  ]),
  ...pagesOf(
    'Customer Mapping Guides',
    false,
    mappingGuideSets.map(({ slug, title }) => [paths.userGuide(`customer-mapping-guides/${slug}`), title, '']),
  ),
  ...pagesOf('Profile', true, [
    [paths.profilePage('personal'), 'Personal Information', 'name photo'],
    [paths.profilePage('contact'), 'Contact Information', 'phone'],
    [paths.profilePage('display'), 'Display Settings', 'language locale time zone date format'],
    [paths.profilePage('password'), 'Password Management', 'change'],
  ]),
]

/** Returns the pages that exist with these feature flags. */
export function existingPages(featureFlags: readonly string[]): readonly PortalPage[] {
  return portalPages.filter(({ flag }) => flag === undefined || featureFlags.includes(flag))
}
