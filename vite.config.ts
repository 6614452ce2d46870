import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/build/chunks.ts'
import { pipelineTool } from './scripts/build/cli.ts'
import { compressedCopies } from './scripts/build/compression.ts'
import { ports, readEnvironments } from './scripts/build/environments.ts'
import { licenses } from './scripts/build/licenses.ts'
import { moduleGraph, preloadFonts, securityPolicy } from './scripts/build/plugins.ts'
import { renderedPages } from './scripts/build/rendered-pages.ts'
import { startScript } from './scripts/build/start-script.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))
const environments = readEnvironments()
const shippedLicenses = licenses()
const server = { host: 'localhost', port: ports.portal, strictPort: true }

/** The router's production files: its package.json names only the development ones, with their warnings. */
const productionRouter = {
  'react-router/dom': fileURLToPath(
    new URL('./node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
  ),
  'react-router': fileURLToPath(new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url)),
}

export default defineConfig(({ command }) => ({
  // The environment files are read by readEnvironments(); Vite's own loading would mix in the shell's variables.
  envDir: false,
  define: {
    __ENVIRONMENTS__: JSON.stringify(environments),
    // What the error-tracking SDK offers beyond errors is left out of the build.
    __SENTRY_DEBUG__: 'false',
    __SENTRY_TRACING__: 'false',
  },
  plugins: [
    react(),
    securityPolicy(environments),
    renderedPages(Object.values(environments)),
    preloadFonts(/instrument-sans-latin-(wght|standard)-normal-[\w-]+\.woff2$/),
    startScript(src, Object.values(environments)),
    moduleGraph(src),
    pipelineTool(() => [shippedLicenses.workers]),
    shippedLicenses.pages,
    compressedCopies(),
  ],
  resolve: {
    alias: {
      '@': src,
      ...(command === 'build' ? productionRouter : {}),
      // httpsnippet and swagger-parser are made for Node: these are its modules as published for browsers.
      'form-data/lib/form_data': 'form-data',
      'event-stream': `${src}/engines/samples/event-stream.ts`,
      path: 'path-browserify',
      querystring: 'querystring-es3',
      url: 'url/',
      util: 'util/',
    },
    // decode-named-character-reference then takes its variant for workers: the one for browsers needs a document.
    conditions: ['worker', ...defaultClientConditions],
  },
  // Modules keep their lazy imports, such as the YAML parser of the reader.
  worker: {
    format: 'es',
    plugins: () => [shippedLicenses.workers],
    // Each worker is a build of its own. The XML parser is the same file in all of them, so that the browser loads it once.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'xml-parser', test: /node_modules\/(saxes|xmlchars)\// }] } },
    },
  },
  // What the workers need is prepared with the rest, or the first page that starts one would reload while it is read.
  optimizeDeps: { entries: ['index.html', 'src/**/*.worker.ts'] },
  server,
  preview: server,
  build: {
    // Every asset is a file of its own, so that the policy needs no data: sources for fonts.
    assetsInlineLimit: 0,
    // The browsers of the README; for older ones the minifier would write light-dark() out.
    cssTarget: ['chrome126', 'edge126', 'firefox127', 'safari18'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The compressed copies take longer than the rest of the build where the cores are busy.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups(src) } },
    },
  },
  test: {
    passWithNoTests: false,
    // All cores: the runner waits for the tests and does nothing else.
    maxWorkers: '100%',
    // The one limit of all tests: it ends a test that hangs. None fails because it is slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // As for end-to-end tests: on CI a failed test is repeated once, and the summary names it.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,guards,platform,content}/**/*.test.ts'],
          exclude: ['tests/unit/{engines,lib}/**'],
          setupFiles: ['tests/setup/console-guard.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/unit/{engines,lib}/**/*.test.ts'],
          setupFiles: ['tests/setup/console-guard.ts'],
          // Engines know nothing of a page, so the files of tests share their modules instead of loading them anew.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/{ui,integration}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/console-guard.ts', 'tests/setup/dom.ts'],
        },
      },
    ],
  },
}))
