import type { Page } from '@playwright/test'

/** The parts of a page that the portal shows, as HTML. */
export interface Snapshot {
  title: string
  /** The heading of the page. */
  heading: string
  /** The first paragraph of the page; empty without one. */
  description: string
  /** Addresses of the style sheets, in their order. */
  styles: string[]
  /** The content of the portal's root. */
  html: string
}

/** Reads a page that a visitor sees in the browser. */
export function takeSnapshot(page: Page): Promise<Snapshot> {
  return page.evaluate(() => {
    const root = document.createElement('div')
    root.append(...(document.getElementById('root')?.cloneNode(true).childNodes ?? []))
    // The policy of the portal allows neither; the portal adds what it needs.
    for (const script of root.querySelectorAll('script, style')) script.remove()
    for (const element of root.querySelectorAll('[style]')) element.removeAttribute('style')
    // Styles of what the portal loads for later, such as the dialog of the search, are left out.
    const styles: string[] = []
    for (const { href, cssRules } of document.styleSheets) {
      const groups: Iterable<CSSRule>[] = [cssRules]
      for (const group of groups) {
        for (const rule of group) {
          if (rule instanceof CSSGroupingRule) groups.push(rule.cssRules)
          if (href === null || !(rule instanceof CSSStyleRule)) continue
          const names = rule.selectorText.matchAll(/\.([\w-]+)/g)
          if ([...names].some(([, name = '']) => root.getElementsByClassName(name).length > 0))
            styles.push(new URL(href).pathname)
        }
      }
    }
    const main = document.querySelector('main')
    const paragraph = main?.querySelector('article p, p')?.textContent ?? ''
    return {
      title: document.title,
      heading: main?.querySelector('h1')?.textContent.trim() ?? '',
      description: paragraph.replaceAll(/\s+/g, ' ').trim(),
      styles: [...new Set(styles)],
      html: root.innerHTML,
    }
  })
}

/** How long a description may be, in characters, for search engines and link previews. */
const maxDescriptionLength = 200

/**
 * The document of a page: the document of the build with the snapshot behind its root, and what crawlers and link previews
 * read in its head (DOC-93).
 * @param template the built `index.html`.
 * @param url the page's own address.
 */
export function renderedDocument(
  template: string,
  { title, heading, description, styles, html }: Snapshot,
  { url, markdown }: { url: string; markdown: string | undefined },
): string {
  const text = description === '' ? undefined : shortened(description)
  const links = [
    ...styles
      .filter((href) => !template.includes(`href="${href}"`))
      .map((href) => link('stylesheet', href, ' crossorigin')),
    link('canonical', url),
    `<meta property="og:url" content="${escaped(url)}" data-rendered>`,
    ...(markdown === undefined ? [] : [link('alternate', markdown, ' type="text/markdown" data-rendered')]),
  ]
  return (
    withMeta(template, { title, heading, text })
      // The start script loads the code once the page is painted.
      .replace(
        /<script type="module" (crossorigin )src="([^"]+)"><\/script>/g,
        '<link rel="modulepreload" fetchpriority="low" $1href="$2" data-entry>',
      )
      .replace('</head>', () => `${links.map((one) => `    ${one}\n`).join('')}  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root"></div>\n    <div id="rendered">${html}</div>`)
  )
}

function withMeta(
  template: string,
  { title, heading, text }: { title: string; heading: string; text: string | undefined },
): string {
  const page = template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(property="og:title" content=)"[^"]*"/, (_match, start: string) => `${start}"${escaped(heading)}"`)
  if (text === undefined) return page
  return page.replaceAll(
    /((?:name|property)="(?:og:)?description" content=)"[^"]*"/g,
    (_match, start: string) => `${start}"${escaped(text)}"`,
  )
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}"${more} href="${escaped(href)}">`
}

function shortened(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')} …`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
