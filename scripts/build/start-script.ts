import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Environment } from '../../src/config/env-schema.ts'
import { referencePages } from './chunks.ts'

const file = 'start.js'
/** The font of paths and types. If it arrives late, an operation is laid out twice. */
const codeFont = /geist-mono-latin-wght-normal-[\w-]+\.woff2$/

/** The start script (src/start.ts) as one classic script: an inline or module script would run after the first paint or need a looser policy. */
export async function buildStartScript(src: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': src } },
    build: { write: false, lib: { entry: `${src}/start.ts`, formats: ['iife'], name: 'start' } },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return output?.output[0].code ?? ''
}

/**
 * Puts the start script into the page, with what it needs of the build in the attributes of its tag: the file of the
 * reader's worker, the root of the documentation by host name, and the files of the page's code.
 * @param src absolute path of the folder src.
 */
export function startScript(src: string, environments: readonly Environment[]): Plugin {
  return {
    name: 'start-script',
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response, next) => {
        buildStartScript(src).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await buildStartScript(src) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // The development server starts no reader early.
        if (!bundle) return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }]
        const reader = Object.keys(bundle).find((name) => /\/reader\.worker-[\w-]+\.js$/.test(name))
        const locations = environments.flatMap(({ hostnames, contentUrl }) =>
          hostnames.map((hostname) => [hostname, contentUrl] as const),
        )
        const fonts = Object.keys(bundle).filter((name) => codeFont.test(name))
        const attributes = {
          src: `/${file}`,
          'data-reader': `/${reader}`,
          'data-locations': JSON.stringify(Object.fromEntries(locations)),
          'data-code': [...filesOf(bundle, referencePages(src)), ...fonts].map((name) => `/${name}`).join(' '),
        }
        const written = Object.entries(attributes).map(([name, value]) => `${name}="${attributeText(value)}"`)
        // After the entry, whose code is needed first; before the styles, for which a script after them would wait.
        return html.replace(
          /^ *(?=<link rel="stylesheet")/m,
          (indent) => `${indent}<script ${written.join(' ')}></script>\n${indent}`,
        )
      },
    },
  }
}

function attributeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The chunks and styles that these modules load, without those that the page loads anyway. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const loadedBy = (roots: Rolldown.OutputChunk[]) => {
    const found = new Set(roots)
    for (const chunk of found)
      for (const name of chunk.imports) {
        const imported = bundle[name]
        if (imported?.type === 'chunk') found.add(imported)
      }
    return found
  }
  const always = loadedBy(chunks.filter(({ isEntry }) => isEntry))
  const wanted = loadedBy(chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))))
  const added = [...wanted].filter((chunk) => !always.has(chunk))
  return [...new Set(added.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))]
}
