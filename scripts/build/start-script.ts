import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Environment } from '../../src/config/env-schema.ts'
import type { EarlyHost, EarlyPage } from '../../src/start.ts'
import { referencePages } from './chunks.ts'
import { captchaSources, contentSecurityPolicy } from './policy.ts'

const startFile = 'start.js'
/** The font of paths and types. If it arrives late, an operation is laid out twice. */
const codeFont = /geist-mono-latin-wght-normal-[\w-]+\.woff2$/

/** The modules of the session, and those with which each page begins, below src. The list of services comes with its schema. */
function earlyModules(src: string): Record<EarlyPage, string[]> {
  const below = (...files: string[]) => files.map((file) => `${src}/${file}`)
  const services = 'api/devcenter/early-services.ts'
  const docs = ['features/docs/DocsLayout.tsx', 'features/docs/load.ts', services]
  const rsx = 'features/rsx/RsxLayout.tsx'
  const userGuides = 'features/user-guides/UserGuidesLayout.tsx'
  return {
    session: below('auth/auth0.ts'),
    apiReference: referencePages(src),
    service: below(...docs, 'features/docs/DocPage.tsx'),
    gettingStarted: below(...docs, 'features/docs/GettingStartedPage.tsx'),
    rsxDocs: below(rsx, services, 'features/rsx/load.ts', 'features/rsx/RsxDocPage.tsx'),
    rsxDocsHome: below(rsx, 'features/rsx/load.ts', 'features/rsx/RsxHomePage.tsx'),
    userGuides: below(userGuides, services, 'features/user-guides/load.ts', 'features/user-guides/UserGuidePage.tsx'),
    userGuidesHome: below(userGuides, 'features/user-guides/load.ts', 'features/user-guides/UserGuidesHomePage.tsx'),
  }
}

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
 * Puts the start script into the page, with what it needs of the build in the attributes of its tag: the files of the two
 * workers, the environment by host name, and the files of each page's code.
 * @param src absolute path of the folder src.
 */
export function startScript(src: string, environments: readonly Environment[]): Plugin {
  return {
    name: 'start-script',
    configureServer({ middlewares }) {
      middlewares.use(`/${startFile}`, (_request, response, next) => {
        buildStartScript(src).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: startFile, source: await buildStartScript(src) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // The development server starts no reader early.
        if (!bundle) return [{ tag: 'script', attrs: { src: `/${startFile}` }, injectTo: 'head-prepend' }]
        const files = Object.keys(bundle)
        const fonts = files.filter((name) => codeFont.test(name))
        const code = Object.entries(earlyModules(src)).map(([page, modules]) => [
          page,
          [...filesOf(bundle, modules), ...(page === 'apiReference' ? fonts : [])].map((name) => `/${name}`),
        ])
        const hosts = environments.flatMap((one) =>
          one.hostnames.map((hostname) => [hostname, earlyHost(one)] as const),
        )
        const attributes = {
          src: `/${startFile}`,
          'data-reader': `/${files.find((name) => name.includes('/reader.worker-'))}`,
          'data-parser': `/${files.find((name) => name.includes('/markdown.worker-'))}`,
          'data-hosts': JSON.stringify(Object.fromEntries(hosts)),
          'data-code': JSON.stringify(Object.fromEntries(code)),
        }
        const written = Object.entries(attributes).map(([name, value]) => `${name}="${attributeText(value)}"`)
        const styles = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html)?.[1]
        const preload = (as: string, href: string, more = '') => `<link rel="preload" as="${as}"${more} href="${href}">`
        // Requested first: behind the entry's bytes it would wait on a slow network. Runs after the entry and the styles have
        // been requested, which it would delay, and before the styles, for which a script after them would wait.
        return html
          .replace(
            /^ *(?=<script type="module")/m,
            (indent) => `${indent}${preload('script', `/${startFile}`)}\n${indent}`,
          )
          .replace(
            /^ *(?=<link rel="stylesheet")/m,
            (indent) =>
              `${indent}${preload('style', styles ?? '', ' crossorigin')}\n${indent}<script ${written.join(' ')}></script>\n${indent}`,
          )
      },
    },
  }
}

function earlyHost(environment: Environment): EarlyHost {
  const { contentUrl, kubeUrl, serviceIds, areaSlugs } = environment
  const { rsxDocs, userGuides } = serviceIds
  const policy = contentSecurityPolicy([environment], 'meta')
  return {
    contentUrl,
    kubeUrl,
    serviceIds: { rsxDocs, userGuides },
    areaSlugs,
    policy,
    scripts: ['/assets/', ...captchaSources(environment.captcha.scriptUrl)],
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
