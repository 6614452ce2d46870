import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { parseMarkdown } from '@/modules/markdown/parse-markdown'
import type { ParsedMarkdown } from '@/modules/markdown/parsed-markdown'
import { contentResponse } from '../../platform/content/serve'
import { services as seeded } from '../../platform/seed/services'

/** Somebody who reads the documentation. */
export interface ContentReader {
  name: string
  signedIn: boolean
  internal: boolean
}

export const readers: ContentReader[] = [
  { name: 'a visitor', signedIn: false, internal: false },
  { name: 'somebody signed in', signedIn: true, internal: false },
  { name: 'staff', signedIn: true, internal: true },
]

/** Features that are on in the test environment. */
export const featureFlags = ['my-designs']

const docs = fileURLToPath(new URL('../../platform/content/docs/', import.meta.url))
/** In the sidebar's sections for staff (environment: INTERNAL_BUILD_GUIDES and INTERNAL_DEV_TOOLS), and those of the integration resources. */
const staffOnly = ['build-guides', 'dev-tools', 'internal-docs']
/** Slugs of the services whose pages the portal shows: in the documentation, and in areas of their own. */
export const services = seeded.filter(({ isInactive }) => !isInactive).map(({ slug }) => slug)

/** Whether the portal lists a service for a reader: private ones need a session, internal ones an account of staff. */
export function mayRead(slug: string, { signedIn, internal }: ContentReader): boolean {
  if (staffOnly.includes(slug)) return internal
  return seeded.some((service) => service.slug === slug && (service.isPublic || signedIn))
}

/** Every published file with one of these endings, as `slug/path`. */
export function filesWith(...endings: string[]): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .toSorted()
}

/** The text of a file, `slug/path`, as it is served to a reader; undefined when it is not. */
export async function read(file: string, { signedIn }: Pick<ContentReader, 'signedIn'>): Promise<string | undefined> {
  const response = contentResponse(`/content/docs/${file}`, { hasToken: signedIn })
  return response?.ok ? response.text() : undefined
}

const everything = { signedIn: true }
const pages = new Map<string, Promise<ParsedMarkdown | undefined>>()

/** A page, `slug/path` without ending, parsed as the portal does. */
export function page(path: string): Promise<ParsedMarkdown | undefined> {
  const parsed = pages.get(path) ?? read(`${path}.md`, everything).then((text) => text && parseMarkdown(text))
  pages.set(path, parsed as Promise<ParsedMarkdown | undefined>)
  return parsed as Promise<ParsedMarkdown | undefined>
}

/** An API document, `slug/path`. */
export async function apiDocument(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await read(file, everything)
  if (text === undefined) return undefined
  return (/\.ya?ml$/.test(file) ? parse(text) : JSON.parse(text)) as Record<string, unknown>
}
