import { parentPort } from 'node:worker_threads'
import { init, runBaseTests, setupEnvironment } from 'vitest/worker'

/** The first listener is Vitest's own; each run adds one for its calls. */
const listeners = []

init({
  post: (response) => parentPort.postMessage(response, []),
  on: (callback) => {
    listeners.push(callback)
    parentPort.on('message', callback)
  },
  off: (callback) => parentPort.off('message', callback),
  teardown: () => {
    for (const callback of listeners.splice(1)) parentPort.off('message', callback)
  },
  setup: setupEnvironment,
  runTests: (state, traces) => runFresh('run', state, traces),
  collectTests: (state, traces) => runFresh('collect', state, traces),
})

let modules

/** Runs test files with fresh modules of the engine and of its tests. The platform's modules stay: they hold no state of a test. */
async function runFresh(method, state, traces) {
  for (const [path, node] of modules?.idToModuleMap ?? []) {
    if (!/\/(src\/engines\/rsx|tests)\//.test(path)) continue
    node.promise = undefined
    node.exports = undefined
    node.evaluated = false
    node.importers.clear()
  }
  // The mutant and the counts of the run before.
  delete globalThis[state.providedContext.globalNamespace ?? '__stryker__']
  state.ctx.config = { ...state.ctx.config, isolate: false }
  await runBaseTests(method, state, traces)
  modules = state.evaluatedModules
}
