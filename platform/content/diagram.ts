import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fonts = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/@fontsource-variable')

/** The colors of diagrams, and what stands for each in the light and in the dark theme of the portal. */
const palette: Record<string, [light: string, dark: string]> = {
  '#f6f8fa': ['#f6f8f9', '#1a2025'],
  '#ffffff': ['#ffffff', '#14191d'],
  '#24292f': ['#14191d', '#edf1f2'],
  '#57606a': ['#5b666d', '#95a1a8'],
  '#8c959f': ['#8a949b', '#6d7981'],
  '#0969da': ['#006182', '#6cc9ea'],
  '#b42318': ['#ad1630', '#ff97a6'],
  '#1a7f37': ['#14663b', '#74d6a2'],
  '#ffe2e0': ['#fdeef0', '#4a1c25'],
  '#d7f5de': ['#e8f5ed', '#1b4630'],
}

/** Whether a picture is a diagram: it has the background of diagrams. Others, such as a label, show paper in every theme. */
function isDiagram(svg: string): boolean {
  return svg.includes('fill="#f6f8fa"')
}

/**
 * Gives a diagram the colors of both themes and the fonts of the portal (DOC-77). A picture cannot use the fonts or the
 * variables of its page, but its `prefers-color-scheme` is the color scheme of the page that shows it, which follows the
 * switch of the portal.
 */
export function themedDiagram(svg: string): string {
  if (!isDiagram(svg)) return svg
  const sans = fontFace('Instrument Sans Variable', 'instrument-sans')
  const mono = svg.includes('monospace') ? fontFace('Geist Mono Variable', 'geist-mono') : ''
  const families = `[font-family="sans-serif"]{font-family:'Instrument Sans Variable',sans-serif}[font-family*="monospace"]{font-family:'Geist Mono Variable',monospace}`
  const style = `${sans}${mono}${families}${colors(0)}@media (prefers-color-scheme:dark){${colors(1)}}`
  return svg.replace(/<svg\b[^<>]*>/, (start) => `${start}<style>${style}</style>`)
}

/** Rules that replace the colors of attributes. */
function colors(theme: 0 | 1): string {
  return Object.entries(palette)
    .map(([color, shown]) => `[fill="${color}"]{fill:${shown[theme]}}[stroke="${color}"]{stroke:${shown[theme]}}`)
    .join('')
}

function fontFace(family: string, name: string): string {
  const data = readFileSync(join(fonts, name, 'files', `${name}-latin-wght-normal.woff2`)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`
}
