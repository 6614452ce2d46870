import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import type { ParsedMarkdown } from '@/engines/markdown/parsed-markdown'
import { contentResponse } from '../../platform/content/serve'
import { services as seeded } from '../../platform/seed/services'

/** A kind of reader. */
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

/** The feature flags of the test environment. */
export const featureFlags = ['my-designs']

const docs = fileURLToPath(new URL('../../platform/content/docs/', import.meta.url))
/** Slugs of services for staff: the sidebar's internal sections (INTERNAL_BUILD_GUIDES, INTERNAL_DEV_TOOLS) and Integration Resources. */
const staffOnly = ['build-guides', 'dev-tools', 'internal-docs']
/** Slugs of the services whose pages the portal shows. */
export const services = seeded.filter(({ isInactive }) => !isInactive).map(({ slug }) => slug)

/** Whether the portal lists a service for a reader: private ones need a session, internal ones a staff account. */
export function mayRead(slug: string, { signedIn, internal }: ContentReader): boolean {
  if (staffOnly.includes(slug)) return internal
  return seeded.some((service) => service.slug === slug && (service.isPublic || signedIn))
}

/** Every published file with one of these extensions, as `slug/path`. */
export function filesWith(...endings: string[]): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .toSorted()
}

/** Every API document, as `slug/path`. */
export function apiDocuments(): string[] {
  return filesWith('.json', '.yaml').filter((file) => file.includes('/openapi/') && !file.endsWith('.samples.json'))
}

/** The text of a file `slug/path` for a reader; undefined if the platform does not serve it to the reader. */
export async function read(
  file: string,
  { signedIn, internal }: Pick<ContentReader, 'signedIn' | 'internal'>,
): Promise<string | undefined> {
  const caller = internal ? 'staff' : signedIn ? 'member' : 'visitor'
  const response = contentResponse(`/content/docs/${file}`, { caller })
  return response?.ok ? response.text() : undefined
}

/** Stands for a reader who may read everything. */
export const everything = { signedIn: true, internal: true }
const pages = new Map<string, Promise<ParsedMarkdown | undefined>>()

/** A page `slug/path`, without extension, parsed as in the portal. */
export function page(path: string): Promise<ParsedMarkdown | undefined> {
  const parsed = pages.get(path) ?? read(`${path}.md`, everything).then((text) => text && parseMarkdown(text))
  pages.set(path, parsed as Promise<ParsedMarkdown | undefined>)
  return parsed as Promise<ParsedMarkdown | undefined>
}

/** The API document at `slug/path`. */
export async function apiDocument(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await read(file, everything)
  if (text === undefined) return undefined
  return (/\.ya?ml$/.test(file) ? parse(text) : JSON.parse(text)) as Record<string, unknown>
}
