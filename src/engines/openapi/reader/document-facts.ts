import type { Cut } from './cut'
import { isObject, own, ownList, ownText, present } from '../document/json'
import { externalDocsOf } from './schema-node'
import type { Reading } from './reading'
import type { SpecDocument } from './spec-document'
import type { InfoView, TagView } from '../document/types'

/** Reads the `info` object of a document. */
export function infoView({ root }: SpecDocument): InfoView {
  const info = own(root, 'info')
  const contact = own(info, 'contact')
  const license = own(info, 'license')
  const text = (key: string) => ownText(info, key)
  return present({
    title: text('title') ?? '',
    version: text('version'),
    summary: text('summary'),
    description: text('description'),
    termsOfService: text('termsOfService'),
    contact: isObject(contact)
      ? present({ name: ownText(contact, 'name'), url: ownText(contact, 'url'), email: ownText(contact, 'email') })
      : undefined,
    license: isObject(license)
      ? present({
          name: ownText(license, 'name') ?? '',
          url: ownText(license, 'url'),
          identifier: ownText(license, 'identifier'),
        })
      : undefined,
  })
}

/**
 * Returns the address of the file that says which code samples of a document ran (`x-sps-samples-ran`, CONSOLE-46). A file of
 * another origin is not requested.
 */
export function ranSamplesUrl({ root, url }: SpecDocument): string | undefined {
  const written = ownText(root, 'x-sps-samples-ran')
  if (written === undefined || !URL.canParse(written, url)) return undefined
  const { href, origin, protocol } = new URL(written, url)
  return protocol.startsWith('http') && origin === new URL(url).origin ? href : undefined
}

/** Returns the tags that a document declares, in its order. */
export function tagViews({ root }: SpecDocument): TagView[] {
  return ownList(root, 'tags').flatMap((tag) => {
    const name = ownText(tag, 'name')
    if (name === undefined) return []
    return present({
      name,
      summary: ownText(tag, 'summary'),
      description: ownText(tag, 'description'),
      externalDocs: externalDocsOf(own(tag, 'externalDocs')),
      parent: ownText(tag, 'parent'),
      latest: own(tag, 'x-sps-latest') === true,
      groupBy: ownText(tag, 'x-sps-group-by'),
    })
  })
}

const tagLimit = 100

/** Returns the distinct tag names of an operation, and how many are left out. */
export function tagNames(reading: Reading, operation: unknown): Cut<string> {
  const names = new Set(ownList(operation, 'tags').filter((tag) => typeof tag === 'string'))
  return reading.viewsOf([...names], tagLimit, (name) => name)
}
