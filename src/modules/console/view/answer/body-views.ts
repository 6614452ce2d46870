import type { AnswerBody, AnswerKind } from '../../model/types'

/** A way to look at a body. */
export type BodyView = 'tree' | 'text' | 'events' | 'picture' | 'hex'

export const bodyViewLabels: Readonly<Record<BodyView, string>> = {
  tree: 'Tree',
  text: 'Text',
  events: 'Events',
  picture: 'Picture',
  hex: 'Bytes',
}

const viewsByKind: Readonly<Record<AnswerKind, readonly BodyView[]>> = {
  none: [],
  json: ['tree', 'text', 'hex'],
  xml: ['tree', 'text', 'hex'],
  html: ['text', 'hex'],
  text: ['text', 'hex'],
  events: ['events', 'text', 'hex'],
  image: ['picture', 'hex'],
  pdf: ['hex'],
  binary: ['hex'],
}

/** The ways to look at a body, the best first (CONSOLE-34). */
export function bodyViews({ kind, contentType }: AnswerBody): readonly BodyView[] {
  return /^image\/svg\+xml\b/i.test(contentType) ? ['picture', ...viewsByKind.xml] : viewsByKind[kind]
}
