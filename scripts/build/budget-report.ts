import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets, chunkBudgets, judge, maxHomeRequests } from './budgets.ts'
import type { Measurement } from './budgets.ts'
import { referenceModules, referencePages, sharedChunks } from './chunks.ts'
import type { ModuleGraph } from './plugins.ts'
import { moduleGraphFile } from './plugins.ts'
import { loadedWith, reachable, routeReach, searchDialog } from './route-reach.ts'
import type { ImportsOf, RouteReach } from './route-reach.ts'

const demonstrations = 'features/home/components/TryIt.tsx'
const consoleModule = 'modules/console/view/Console.tsx'
const documentCheck = 'features/tools/document-check/DocumentCheckTool.tsx'
const editorModule = 'features/tools/document-check/components/CodeEditor.tsx'

type Chunk = ModuleGraph['chunks'][number]

/**
 * Returns a printable table of what each route loads from the build in `outDir`, what is wrong with the build, and hints at
 * budgets that are nearly reached.
 */
export function budgetReport(outDir: string): ReturnType<typeof judge> {
  const build = readBuild(outDir)
  const { lines, failures, hints } = judge(measurementsOf(build, outDir))
  const { reach } = build
  const misplaced = reach.routes.flatMap((route) => [...foreignModules(build, route), ...clientTooEarly(build, route)])
  const withoutHome = reach.routes.includes(reach.home)
    ? []
    : ['src/app/routes.tsx does not import the home page lazily']
  return { lines, failures: [...withoutHome, ...misplaced, ...failures], hints }
}

function measurementsOf(build: Build, outDir: string): Measurement[] {
  const { reach, graph, weigh, bootChunks } = build
  const measure = (what: string, files: string[], limit: number): Measurement => ({
    what,
    size: weigh(files),
    limit,
    unit: 'kB',
  })
  const first = firstPaint(build, outDir)
  const routes = reach.routes.flatMap((route) => {
    const label = relative(graph.src, route)
    const own = build.loadedBy(route).filter((chunk) => !bootChunks.has(chunk) && !isShared(chunk))
    const ever = everLoaded(build, route).filter((chunk) => !isAuthSdk(chunk) && !isOnDemand(chunk))
    const ownBudget = label === documentCheck ? budgets.documentCheckOwn : budgets.own
    return [
      measure(`${label}, own code`, filesOf(own), ownBudget.kB),
      measure(`${label}, in all`, filesOf(ever), budgets.total.kB),
    ]
  })
  const dialog = build.loadedBy(searchDialog(graph.src)).filter((chunk) => !bootChunks.has(chunk))
  const chunkLimit = (name: string) => (chunkBudgets[name] ?? budgets.sharedChunk).kB
  return [
    { what: 'requests of the signed-out home', size: first.requests.length, limit: maxHomeRequests, unit: 'requests' },
    measure(budgets.home.what, first.code, budgets.home.kB),
    measure(budgets.demonstrations.what, demonstrationFiles(build), budgets.demonstrations.kB),
    ...sharedChunks.map((name) => measure(`shared chunk ${name}`, filesOf(sharedBy(build, name)), chunkLimit(name))),
    ...routes,
    measure(budgets.search.what, filesOf(dialog), budgets.search.kB),
    measure(budgets.console.what, consoleFiles(build), budgets.console.kB),
    measure(budgets.editor.what, editorFiles(build), budgets.editor.kB),
  ]
}

/** The code that the signed-out home loads after the first paint. */
function demonstrationFiles({ graph, reach, loadedBy, bootChunks }: Build): string[] {
  const first = new Set([...bootChunks, ...loadedBy(reach.home)])
  return filesOf(loadedBy(join(graph.src, demonstrations)).filter((chunk) => !first.has(chunk)))
}

interface Build {
  graph: ModuleGraph
  reach: RouteReach
  importsOf: ImportsOf
  bootChunks: ReadonlySet<Chunk>
  /** The modules that the API reference needs at once. */
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

/**
 * Code samples, the photo cropper, the editor, the files for a pipeline, an operation as Markdown and the dictionary of X12,
 * which are loaded when the reader opens them.
 */
const onDemand =
  /\/node_modules\/react-easy-crop\/|\/src\/(engines\/x12\/guide-text\.|features\/tools\/document-check\/components\/(CodeEditor|PipelineDialog)\.|(modules\/code-samples|engines\/samples)\/|modules\/(openapi\/view\/Samples|credentials\/TokenSamples)\.|engines\/openapi\/model\/to-markdown\.)/

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
