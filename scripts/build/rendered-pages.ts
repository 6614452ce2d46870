import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Environment } from '../../src/config/env-schema.ts'

/** Folder of the build with the rendered pages, one folder for each environment (scripts/prerender). */
export const renderedFolder = 'rendered'

/** Queries that can be part of a file's name: without a slash, and without what a shell or nginx would read otherwise. */
export const renderedQuery = String.raw`^[\w%&=.~+*!'(),:;@-]{1,200}$`

/**
 * The file of a page that was rendered, below the build: its path and query with `.html` at the end. nginx finds it by the
 * same rule (nginx-config.ts). Undefined for an address that no file can be named after.
 */
export function renderedFile(environment: Pick<Environment, 'name'>, address: string): string | undefined {
  const { pathname, search } = new URL(address, 'http://portal')
  const path = decodePath(pathname)
  const query = search.slice(1)
  const isNameable = query === '' || new RegExp(renderedQuery).test(query)
  if (path === undefined || !isNameable || path.split('/').some((part) => part === '..' || part.length > 200))
    return undefined
  return join(renderedFolder, environment.name, `${path}${search}.html`)
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** Lets `vite preview` answer with the rendered page of an address and the sitemap, as nginx does. */
export function renderedPages(environments: readonly Environment[]): Plugin {
  return {
    name: 'rendered-pages',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`/${renderedFolder}/`)) {
          response.writeHead(404).end()
          return
        }
        const { hostname } = new URL('/', `http://${request.headers.host ?? 'localhost'}`)
        const environment = environments.find(({ hostnames }) => hostnames.includes(hostname))
        const isSitemap = request.url === '/sitemap.xml'
        const file =
          environment &&
          (isSitemap
            ? join(renderedFolder, environment.name, 'sitemap.xml')
            : renderedFile(environment, request.url ?? '/'))
        if (file !== undefined && existsSync(join(server.config.build.outDir, file)))
          request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`
        next()
      })
    },
  }
}
