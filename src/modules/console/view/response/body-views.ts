import type { ResponseBody, ResponseKind } from '@/engines/requests/model/types'

/** A view of a body, which the reader chooses. */
export type BodyView = 'tree' | 'text' | 'events' | 'picture' | 'hex'

/** The label of each view. */
export const bodyViewLabels: Readonly<Record<BodyView, string>> = {
  tree: 'Tree',
  text: 'Text',
  events: 'Events',
  picture: 'Picture',
  hex: 'Bytes',
}

const viewsByKind: Readonly<Record<ResponseKind, readonly BodyView[]>> = {
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

/** Returns the views of a body, the best first (CONSOLE-34). */
export function bodyViews({ kind, contentType }: ResponseBody): readonly BodyView[] {
  return /^image\/svg\+xml\b/i.test(contentType) ? ['picture', ...viewsByKind.xml] : viewsByKind[kind]
}
