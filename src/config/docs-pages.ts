/** How a documentation page is framed: with everything, without the cards around it, or the text alone (2 §2). */
export type PageLook = 'full' | 'without-cards' | 'raw'

const looks: Record<string, PageLook> = {
  '/docs/getting-started': 'without-cards',
}

/** The look of the page at a fixed path. */
export function pageLook(path: string): PageLook {
  return looks[path] ?? 'full'
}
