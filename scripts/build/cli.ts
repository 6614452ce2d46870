import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

/** The tool for pipelines, below the root of the build. */
const toolFile = 'dev-center.mjs'
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the tool for pipelines (cli/main.ts) into one file for Node, with everything that it needs. Most of it are texts, so that it
 * is unpacked when it starts, which takes some milliseconds, and is a third as large.
 * @param plugins plugins that see its modules, such as the one for licenses.
 */
export async function buildCli(plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    resolve: { alias: { '@': `${root}src` } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: `${root}cli/main.ts`,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const chunks = output?.output ?? []
  if (chunks.length !== 1 || chunks[0]?.type !== 'chunk') throw new Error('The tool for pipelines is not one file.')
  return withLoader(chunks[0].code)
}

/** A module that unpacks code and runs it. */
function withLoader(code: string): string {
  return `#!/usr/bin/env node
// Checks documents in a pipeline. Its code is in the last line, compressed with Brotli; the licenses of the packages in it are in
// licenses.txt of the portal.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
const code = (packed) => brotliDecompressSync(Buffer.from(packed, 'base64')).toString()
const load = (packed) => compileFunction(code(packed), ['require', '__filename', 'exports'], { filename: 'dev-center.js' })
load('${brotliCompressSync(code).toString('base64')}')(createRequire(import.meta.url), fileURLToPath(import.meta.url), {})
`
}

/** Adds the tool to the build of the portal, and serves it in development. */
export function pipelineTool(plugins: () => Plugin[]): Plugin {
  return {
    name: 'pipeline-tool',
    configureServer({ middlewares }) {
      middlewares.use(`/${toolFile}`, (_request, response, next) => {
        buildCli().then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: toolFile, source: await buildCli(plugins()) })
    },
  }
}
