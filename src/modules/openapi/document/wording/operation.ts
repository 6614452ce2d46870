import type { ContentView, LinkView, ServerView, TagView } from '../types'

// Sentences about an operation that its page and its Markdown share.

export const deprecatedText = 'This operation is deprecated.'
export const oneScopeText = 'One of these scopes is enough:'
export const optionalBodyText = 'The body may be left out.'
export const streamText = 'Each item of the stream:'
export const closedText = 'No other properties are allowed.'
export const kindsText = 'tells the kinds apart'
export const noResponsesText = 'The document names no responses.'
export const callbacksText = 'Sent by the service to you'

/** Says that a method does not count as an operation (DOC-36). */
export function unsupportedText(method: string): string {
  return `The method ${method} is not supported in this documentation.`
}

/**
 * What follows the number of entries of a very long list that were left out.
 * @param what what they are, for one of them.
 */
export function notShownText(count: number, what: string): string {
  return count === 1 ? `more ${what} is not shown.` : `more ${what}s are not shown.`
}

/** How a part of a form is sent; its name stands before. */
export function partText({ contentType, style }: ContentView['encoding'][number]): string {
  return `is sent${contentType === undefined ? '' : ` as ${contentType}`}${style === undefined ? '' : `, style ${style}`}`
}

/** The operation that a link leads to, as the document names it. */
export function linkedText({ operationId, operationRef }: LinkView): string {
  return operationId ?? operationRef ?? 'another operation'
}

/** Whether there is anything to say of servers: there is not of a single plain one. */
export function hasServers(servers: readonly ServerView[]): boolean {
  return servers.length > 1 || servers.some(({ variables }) => variables.length > 0)
}

/** The tags of which the document says more than what they are called. */
export function toldTags(tags: readonly TagView[]): TagView[] {
  return tags.filter(({ description, externalDocs }) => description ?? externalDocs)
}
