import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { referenceModules, referencePages, sharedChunks } from './chunks.ts'
import type { ModuleGraph } from './plugins.ts'
import { moduleGraphFile } from './plugins.ts'
import { loadedWith, reachable, routeReach, searchDialog } from './route-reach.ts'
import type { ImportsOf, RouteReach } from './route-reach.ts'

/** Limits in kB (1,000 bytes) after gzip, and a number of requests. */
const budgets = {
  home: 154,
  homeRequests: 8,
  api: 31,
  overlays: 58,
  forms: 16,
  primitives: 17,
  openapi: 27,
  module: 26,
  /** Code of a single route. */
  own: 26,
  /** Everything that a route may load. */
  total: 303,
}

/** The verification page in all: swagger-parser and a YAML parser with positions come on top of the API reference. */
const verificationTotal = 299
const verificationPage = 'features/docs/VerificationPage.tsx'
/** The dialog of the search with the controls that it needs, beside what every page has loaded. */
const searchDialogLimit = 62
/** The request console, beside what the API reference and its samples have loaded. */
const consoleLimit = 45
const consoleModule = 'modules/console/view/Console.tsx'
/** The check of documents: its list, filters, matrix and report; its editor comes on top when a document is opened. */
const documentCheckOwn = 60
const documentCheckEditor = 120
/** The error decoder, without the worker that reads and explains. */
const errorDecoderOwn = 8
const errorDecoder = 'features/tools/error-decoder/ErrorDecoderTool.tsx'
const documentCheck = 'features/tools/document-check/DocumentCheckTool.tsx'
const editorModule = 'features/tools/document-check/components/CodeEditor.tsx'

type Chunk = ModuleGraph['chunks'][number]

/** Returns a printable table of what each route loads from the build in `outDir`, and the exceeded budgets. */
export function budgetReport(outDir: string): { lines: string[]; failures: string[] } {
  const build = readBuild(outDir)
  const { reach, graph, weigh } = build
  const table: [what: string, size: number, limit: number][] = []
  const failures: string[] = []

  if (!reach.routes.includes(reach.home)) failures.push('src/app/routes.tsx does not import the home page lazily')
  const first = firstPaint(build, outDir)
  table.push(['signed-out home, before first paint', weigh(first.code), budgets.home])
  if (first.requests.length > budgets.homeRequests) {
    failures.push(`home needs ${first.requests.length} requests before first paint: ${first.requests.join(', ')}`)
  }
  for (const name of sharedChunks)
    table.push([
      `shared chunk ${name}`,
      weigh(filesOf(sharedBy(build, name))),
      name in budgets ? budgets[name as keyof typeof budgets] : budgets.module,
    ])
  for (const route of reach.routes) {
    const label = relative(graph.src, route)
    const own = build.loadedBy(route).filter((chunk) => !build.bootChunks.has(chunk) && !isShared(chunk))
    table.push([`${label}, own code`, weigh(filesOf(own)), ownLimit(label)])
    table.push([
      `${label}, in all`,
      weigh(filesOf(everLoaded(build, route).filter((chunk) => !isAuthSdk(chunk) && !isOnDemand(chunk)))),
      label === verificationPage ? verificationTotal : budgets.total,
    ])
    failures.push(...foreignModules(build, route), ...clientTooEarly(build, route))
  }

  const dialog = build.loadedBy(searchDialog(graph.src)).filter((chunk) => !build.bootChunks.has(chunk))
  table.push(['dialog of the search', weigh(filesOf(dialog)), searchDialogLimit])
  table.push(['request console', weigh(consoleFiles(build)), consoleLimit])
  table.push(['editor of the document check', weigh(editorFiles(build)), documentCheckEditor])
  for (const [what, size, limit] of table) if (size > limit) failures.push(`${what}: ${size.toFixed(1)} of ${limit} kB`)
  const rows = table.map(([what, size, limit]) => `${what.padEnd(64)} ${size.toFixed(1).padStart(7)} of ${limit} kB`)
  const requests = `${'signed-out home, requests before first paint'.padEnd(64)} ${String(first.requests.length).padStart(7)} of ${budgets.homeRequests}`
  return { lines: [requests, ...rows], failures }
}

function ownLimit(label: string): number {
  if (label === errorDecoder) return errorDecoderOwn
  return label === documentCheck ? documentCheckOwn : budgets.own
}

interface Build {
  graph: ModuleGraph
  reach: RouteReach
  importsOf: ImportsOf
  bootChunks: ReadonlySet<Chunk>
  /** What the API reference needs at once. */
  reference: ReadonlySet<string>
  /** The chunks that come with a module: its own and, transitively, what that imports statically. */
  loadedBy: (id: string) => Chunk[]
  /** Size of files together in kB after gzip. */
  weigh: (files: Iterable<string>) => number
}

function readBuild(outDir: string): Build {
  const graph = readGraph(outDir)
  const importsOf = (id: string) => graph.modules[id]
  const byFile = new Map(graph.chunks.map((chunk) => [chunk.file, chunk]))
  const chunkOf = new Map(graph.chunks.flatMap((chunk) => chunk.modules.map((id): [string, Chunk] => [id, chunk])))
  const loadedBy = (id: string): Chunk[] => {
    const own = chunkOf.get(id)
    const chunks = new Set(own ? [own] : [])
    for (const chunk of chunks)
      for (const file of chunk.imports) if (byFile.has(file)) chunks.add(byFile.get(file) ?? chunk)
    return [...chunks]
  }
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length / 1000, 0)
  const bootChunks = new Set(loadedBy(`${graph.src}/main.tsx`))
  const reference = referenceModules(graph.src, importsOf)
  return { graph, reach: routeReach(graph.src, importsOf), importsOf, bootChunks, reference, loadedBy, weigh }
}

function readGraph(outDir: string): ModuleGraph {
  return JSON.parse(readFileSync(moduleGraphFile(outDir), 'utf8')) as ModuleGraph
}

/** The files that index.html names, the boot code and the home page's code. Fonts count as requests, not as code. */
function firstPaint(build: Build, outDir: string): { requests: string[]; code: string[] } {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file)
  const withoutIcon = named.filter((file) => file !== 'favicon.svg')
  const loaded = filesOf([...build.bootChunks, ...build.loadedBy(build.reach.home)])
  const requests = [...new Set(['index.html', ...withoutIcon, ...loaded])]
  return { requests, code: requests.filter((file) => !file.endsWith('.woff2')) }
}

/** Screens that replace every route. While they are shown, no route is loaded. */
const insteadOfRoutes = /\/src\/(features\/terms\/TermsGate|app\/(MaintenancePage|UnknownHostPage))\.tsx$/

/** All chunks that a visit to the route may load, at once or later. */
function everLoaded(build: Build, route: string): Chunk[] {
  const { src } = build.graph
  const others = new Set([
    ...build.reach.routes.filter((other) => other !== route),
    searchDialog(src),
    join(src, consoleModule),
  ])
  const modules = reachable(`${src}/main.tsx`, build.importsOf, others)
  const later = [...modules]
    .flatMap((id) => build.graph.modules[id]?.dynamic ?? [])
    .filter((id) => !others.has(id) && !insteadOfRoutes.test(id))
  return [...new Set([...build.bootChunks, ...later.flatMap(build.loadedBy)])]
}

/** The files that opening the console loads on a page of the API reference. */
function consoleFiles(build: Build): string[] {
  const { src } = build.graph
  const present = [...referencePages(src), join(src, 'modules/openapi/view/Samples.tsx')].flatMap(build.loadedBy)
  const loaded = new Set([...build.bootChunks, ...present])
  return filesOf(build.loadedBy(join(src, consoleModule)).filter((chunk) => !loaded.has(chunk)))
}

/** Modules that the route loads although only one other route needs them, except those of the API reference in its own chunk. */
function foreignModules(build: Build, route: string): string[] {
  const name = (id: string) => relative(build.graph.src, id)
  return everLoaded(build, route).flatMap((chunk) =>
    chunk.modules.flatMap((id) => {
      if (build.reference.has(id) && sharedBy(build, 'openapi').includes(chunk)) return []
      const [only, ...more] = build.reach.of(id)
      const foreign = only !== undefined && more.length === 0 && only !== route
      return foreign ? [`${name(route)} loads ${name(id)} in ${chunk.file}, which only ${name(only)} needs`] : []
    }),
  )
}

/** Chunks with the HTTP library that load together with the page, although the page imports it only with its first call. */
function clientTooEarly(build: Build, route: string): string[] {
  const isClient = (id: string) => id.includes('/node_modules/axios/')
  if ([...loadedWith(route, build.importsOf)].some(isClient)) return []
  return build
    .loadedBy(route)
    .filter(({ modules }) => modules.some(isClient))
    .map(({ file }) => `${relative(build.graph.src, route)} loads ${file} before it asks anything`)
}

/** The files that come with the editor and not with its page. */
function editorFiles(build: Build): string[] {
  const atOnce = new Set([...build.bootChunks, ...build.loadedBy(`${build.graph.src}/${documentCheck}`)])
  const editor = build.loadedBy(`${build.graph.src}/${editorModule}`)
  if (editor.length === 0) throw new Error(`${editorModule} is in no chunk of its own`)
  return filesOf(editor.filter((chunk) => !atOnce.has(chunk)))
}

function isAuthSdk(chunk: Chunk): boolean {
  return chunk.modules.some((id) => id.includes('/node_modules/@auth0/'))
}

/** Code samples, the photo cropper, the editor and an operation as Markdown, which are loaded when the reader opens them. */
const onDemand =
  /\/node_modules\/react-easy-crop\/|\/src\/features\/tools\/document-check\/components\/CodeEditor\.|\/src\/modules\/(code-samples\/|openapi\/(view\/Samples|model\/to-markdown)\.|credentials\/TokenSamples\.)/

function isOnDemand(chunk: Chunk): boolean {
  return chunk.modules.some((id) => onDemand.test(id))
}

function sharedBy(build: Build, name: string): Chunk[] {
  return build.graph.chunks.filter((chunk) => chunk.file.startsWith(`assets/${name}-`))
}

function isShared(chunk: Chunk): boolean {
  return sharedChunks.some((name) => chunk.file.startsWith(`assets/${name}-`))
}

function filesOf(chunks: Chunk[]): string[] {
  return chunks.flatMap((chunk) => [chunk.file, ...chunk.css])
}
