import type { BodyView, ContentView } from './types'

/** The content type of a body that is shown and sent: the chosen one, else the first in JSON, else the first. */
export function contentOf(body: BodyView | undefined, chosen: string | undefined): ContentView | undefined {
  const contents = body?.contents ?? []
  return (
    contents.find(({ contentType }) => contentType === chosen) ??
    contents.find(({ contentType }) => /[/+]json/i.test(contentType)) ??
    contents[0]
  )
}

/** The content type that a request names: a range of types in the document stands for JSON. */
export function sentType(contentType = 'application/json'): string {
  return contentType.includes('*') ? 'application/json' : contentType
}
