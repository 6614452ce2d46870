import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Name of the file in the build with the licenses of all packages that are shipped. */
const licensesFile = 'licenses.txt'

/** A package of which code, styles or fonts are part of the build. */
interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression, as the package states it. */
  license: string
  /** Text of its license files. */
  text: string
}

/**
 * Writes the licenses of all packages into the build, those of workers and fonts included, which Vite's own
 * `build.license` leaves out. `pages` is the plugin of the build, `workers` that of its workers, each of which is a build
 * of its own.
 */
export function licenses(): { pages: Plugin; workers: Plugin } {
  const folders = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of shippedFiles(bundle)) {
      const folder = packageFolder(file)
      if (!folder) continue
      folders.add(folder)
      for (const copied of copiedPackages(file)) folders.add(copied)
    }
  }
  return {
    workers: { name: 'licenses-of-workers', apply: 'build', generateBundle: (_options, bundle) => collect(bundle) },
    pages: {
      name: 'licenses',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: licensesFile, source: licensesText([...folders].map(readPackage)) })
      },
    },
  }
}

/** The source files of a build that are in its output: modules of which something is left, styles, and other assets. */
function shippedFiles(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type === 'asset') return output.originalFileNames
    return Object.entries(output.modules)
      .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(\?|$)/.test(id))
      .map(([id]) => id)
  })
}

/** The folder of the installed package that a file belongs to; undefined for the portal's own files. */
function packageFolder(file: string): string | undefined {
  const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return folder && existsSync(join(folder, 'package.json')) ? resolve(folder) : undefined
}

/**
 * The folders of the packages that a file of another package contains: its bundler names them in comments.
 * @throws Error if one is not installed, because its license would be missing.
 */
function copiedPackages(file: string): string[] {
  const path = file.replace(/^\0|\?.*$/g, '')
  if (!/\.[cm]?js$/.test(path) || !existsSync(path)) return []
  const regions = readFileSync(path, 'utf8').matchAll(/^\/\/#region .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)
  return Array.from(new Set(Array.from(regions, ([, name = '']) => name)), (name) => {
    const folder = resolve('node_modules', name)
    if (!existsSync(folder)) throw new Error(`The license of ${name} is missing, of which ${file} has a copy.`)
    return folder
  })
}

function readPackage(folder: string): ShippedPackage {
  const {
    name,
    version,
    license,
    licenses: older,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
    /** The form of old packages. */
    licenses?: { type: string }[]
  }
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|copying|notice)/i.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  return { name, version, license: license ?? older?.map(({ type }) => type).join(' OR ') ?? 'not stated', text }
}

function licensesText(packages: ShippedPackage[]): string {
  const sections = packages
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
    .map(({ name, version, license, text }) => {
      const heading = `${name} ${version}\nLicense: ${license}`
      return text ? `${heading}\n\n${text}` : heading
    })
  return `Dev Center contains parts of these packages.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
