import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Environment, EnvironmentName } from '../../src/config/env-schema.ts'
import { nginxFiles } from './nginx-config.ts'
import { contentSecurityPolicy } from './policy.ts'
import type { ModuleImports } from './route-reach.ts'
import { assetHeaders, documentHeaders, headersFile } from './server-config.ts'

/** Folder for files that the tools keep between runs; not part of the build. */
export const cacheFolder = 'node_modules/.cache/dev-center'

/** The file with the module graph of the build in `outDir`, which scripts/budgets.ts reads; not part of the build. */
export function moduleGraphFile(outDir: string): string {
  return join(cacheFolder, `${basename(outDir)}.modules.json`)
}

/** A build: the files and modules of each chunk, and the imports of each module. */
export interface ModuleGraph {
  /** Absolute path of the folder src. */
  src: string
  chunks: { file: string; imports: string[]; css: string[]; modules: string[] }[]
  modules: Record<string, ModuleImports>
}

/** Writes the Content-Security-Policy into the built page and the files for hosts, and sends the same headers in `vite preview`. */
export function securityPolicy({ test, prod }: Record<EnvironmentName, Environment>): Plugin {
  const environments = [test, prod]
  return {
    name: 'security-policy',
    transformIndexHtml(_html, context) {
      // The development server needs inline scripts for hot reloading.
      if (context.server) return []
      const content = contentSecurityPolicy(environments, 'meta')
      return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
    },
    generateBundle() {
      const files = { _headers: headersFile(prod), '_headers.test': headersFile(test), ...nginxFiles(environments) }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
        const environment = environments.find(({ hostnames }) => hostnames.includes(hostname))
        const isAsset = pathname.startsWith('/assets/')
        const headers = isAsset ? assetHeaders(environment, pathname) : documentHeaders(environment, pathname)
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        // A missing asset is a 404, as on a real host; `vite preview` would answer with the page.
        if (isAsset && !existsSync(join(server.config.build.outDir, pathname)))
          response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
        else next()
      })
    },
  }
}

/** Preloads the font files of the first paint, whose names contain a hash. */
export function preloadFonts(fileName: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => fileName.test(file))
          .map((file): HtmlTagDescriptor => {
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }
            return { tag: 'link', attrs, injectTo: 'head' }
          }),
    },
  }
}

/** Writes the module graph of the build, for the budgets. */
export function moduleGraph(src: string): Plugin {
  let file = ''
  return {
    name: 'module-graph',
    apply: 'build',
    configResolved(config) {
      file = moduleGraphFile(config.build.outDir)
    },
    generateBundle(_options, bundle) {
      const graph: ModuleGraph = { src, chunks: [], modules: {} }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const css = [...(chunk.viteMetadata?.importedCss ?? [])]
        graph.chunks.push({ file: chunk.fileName, imports: chunk.imports, css, modules: chunk.moduleIds })
      }
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) graph.modules[id] = { static: info.importedIds, dynamic: info.dynamicallyImportedIds }
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(graph))
    },
  }
}
