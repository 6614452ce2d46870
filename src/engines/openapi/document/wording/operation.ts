import type { ContentView, LinkView, ServerView, TagView } from '../types'

// Texts about an operation that its page and its Markdown share.

export const deprecatedText = 'This operation is deprecated.'
export const oneScopeText = 'One of these scopes is enough:'
export const optionalBodyText = 'The body may be left out.'
export const streamText = 'Each item of the stream:'
export const closedText = 'No other properties are allowed.'
export const kindsText = 'selects the variant'
export const noResponsesText = 'The document names no responses.'
export const callbacksText = 'Sent by the service to you'

/** Explains that a method does not count as an operation (DOC-36). */
export function unsupportedText(method: string): string {
  return `The method ${method} is not supported in this documentation.`
}

/**
 * Returns the text after the number of entries that were left out of a long list.
 * @param what the singular noun for an entry.
 */
export function notShownText(count: number, what: string): string {
  return count === 1 ? `more ${what} is not shown.` : `more ${what}s are not shown.`
}

/** Describes how a part of a form is sent; follows the part's name. */
export function partText({ contentType, style, allowReserved }: ContentView['encoding'][number]): string {
  const type = contentType === undefined ? '' : ` as ${contentType}`
  return `is sent${type}${style === undefined ? '' : `, style ${style}`}${allowReserved ? ', reserved characters stay as they are' : ''}`
}

/** Returns the name of the operation that a link points to, as the document names it. */
export function linkedText({ operationId, operationRef }: LinkView): string {
  return operationId ?? operationRef ?? 'another operation'
}

/** True when the servers are worth showing: several, or one with variables. */
export function hasServers(servers: readonly ServerView[]): boolean {
  return servers.length > 1 || servers.some(({ variables }) => variables.length > 0)
}

/** Returns the tags that have more than a name: a description or external documentation. */
export function describedTags(tags: readonly TagView[]): TagView[] {
  return tags.filter(({ description, externalDocs }) => description ?? externalDocs)
}
