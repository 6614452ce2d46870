import type { BodyView, ContentView } from './types'

/** Returns the content to show and send for a body: the chosen content type, else the first JSON one, else the first. */
export function contentOf(body: BodyView | undefined, chosen: string | undefined): ContentView | undefined {
  const contents = body?.contents ?? []
  return (
    contents.find(({ contentType }) => contentType === chosen) ??
    contents.find(({ contentType }) => /[/+]json/i.test(contentType)) ??
    contents[0]
  )
}

/** Returns the Content-Type header of a request. A media type range is sent as JSON. */
export function sentType(contentType = 'application/json'): string {
  return contentType.includes('*') ? 'application/json' : contentType
}
