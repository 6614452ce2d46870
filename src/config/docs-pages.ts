/** How a documentation page is framed: in full, without the cards around it, or as text alone (DOC-20). */
export type PageLook = 'full' | 'without-cards' | 'raw'

const looks: Record<string, PageLook> = {
  '/docs/getting-started': 'without-cards',
}

/** The look of the page at a fixed path. */
export function pageLook(path: string): PageLook {
  return looks[path] ?? 'full'
}
