import type { BodyView, ContentView } from '../engine/types'

/** The content type of a body that is shown and sent: the chosen one, else the first in JSON (2 §9), else the first. */
export function contentOf(body: BodyView | undefined, chosen: string | undefined): ContentView | undefined {
  const contents = body?.contents ?? []
  return (
    contents.find(({ contentType }) => contentType === chosen) ??
    contents.find(({ contentType }) => /[/+]json/i.test(contentType)) ??
    contents[0]
  )
}
