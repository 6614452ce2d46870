import { mkdirSync, writeFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Environment } from '../../src/config/env-schema'
import { contentSecurityPolicy, securityHeaders } from './policy'
import { documentHeaders, headersFile, immutable } from './server-config'

/** Where the build leaves the graph of its modules for scripts/budgets.ts; never part of what is shipped. */
export const moduleGraphFile = 'node_modules/.cache/dev-center/modules.json'

/** Chunk file → ids of the modules in it, and module id → ids it imports, statically and dynamically. */
export interface ModuleGraph {
  chunks: Record<string, string[]>
  imports: Record<string, { static: string[]; dynamic: string[] }>
}

/** Puts the policy into the built page, the header file beside it, and the same headers on `vite preview`. */
export function securityPolicy(environments: readonly Environment[]): Plugin {
  return {
    name: 'security-policy',
    transformIndexHtml(_html, context) {
      // The development server needs inline scripts for hot reloading.
      if (context.server) return []
      const content = contentSecurityPolicy(environments, 'meta')
      return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(environments) })
    },
    configurePreviewServer(server) {
      const document = documentHeaders(environments)
      const asset = { ...securityHeaders, 'Cache-Control': immutable }
      server.middlewares.use((request, response, next) => {
        const headers = request.url?.startsWith('/assets/') ? asset : document
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        next()
      })
    },
  }
}

/** Preloads the font files of the first paint under their hashed names. */
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

/** Writes the graph of the build's modules, for the budgets. */
export function moduleGraph(): Plugin {
  return {
    name: 'module-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const graph: ModuleGraph = { chunks: {}, imports: {} }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') graph.chunks[chunk.fileName] = chunk.moduleIds
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) graph.imports[id] = { static: [...info.importedIds], dynamic: [...info.dynamicallyImportedIds] }
      }
      mkdirSync(new URL('.', new URL(`../../${moduleGraphFile}`, import.meta.url)), { recursive: true })
      writeFileSync(new URL(`../../${moduleGraphFile}`, import.meta.url), JSON.stringify(graph))
    },
  }
}
