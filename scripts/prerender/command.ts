import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { compressFiles } from '../build/compression.ts'
import { readEnvironments, type Environment } from '../build/environments.ts'
import { renderedFile, renderedFolder } from '../build/rendered-pages.ts'
import { runAll } from '../run-all.ts'
import { messageOf } from '../search-index/source.ts'
import { publicPages, type PublicPage } from './pages.ts'
import { renderedDocument, takeSnapshot } from './snapshot.ts'

const help = `Usage: npm run prerender -- <address of the portal> [options]

Opens each public page of the documentation as a visitor and writes it as a file that the portal's host sends in place of
index.html: it can be read before the portal's code is there, and by programs that run no scripts. Writes

  ${renderedFolder}/<environment>/   the pages, with compressed copies, and when all services are rendered sitemap.xml, which has their
                          addresses and is served as /sitemap.xml

Run it after each deploy and each publication. A page that cannot be rendered is named and left out.

<address>             where the portal is served, such as https://portal.example
--out <folder>        the folder that the host serves; default: dist
--service <slug>      only the pages of this service; may be repeated
--help                shows this`

/** How many pages are opened at the same time. */
const concurrency = 2
const timeoutMs = 30_000

/** Runs the command and returns its exit code: 1 when something cannot be read, 2 when the arguments cannot be understood. */
export async function runPrerender(args: readonly string[]): Promise<number> {
  let options
  try {
    options = readOptions(args)
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${help}`)
    return 2
  }
  if (options === undefined) {
    console.log(help)
    return 0
  }
  try {
    const failures = await prerender(options)
    for (const failure of failures) console.error(failure)
    return failures.length === 0 ? 0 : 1
  } catch (error) {
    console.error(messageOf(error))
    console.error('Nothing was written.')
    return 1
  }
}

interface Options {
  origin: string
  environment: Environment
  out: string
  services: string[] | undefined
}

/** @returns undefined when help is asked for. @throws Error for arguments that cannot be understood. */
function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      service: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const [address, ...others] = positionals
  const url = URL.parse(address ?? '')
  if (!url || others.length > 0) throw new Error('Name the address of the portal, with https://.')
  const environment = Object.values(readEnvironments()).find(({ hostnames }) => hostnames.includes(url.hostname))
  if (!environment) throw new Error(`No environment of the portal has the host ${url.hostname}.`)
  return { origin: url.origin, environment, out: values.out, services: values.service }
}

/** Renders the pages. @returns a line for each page that could not be rendered. */
async function prerender({ origin, environment, out, services }: Options): Promise<string[]> {
  const pages = await publicPages(environment, services)
  const template = await templateOf(origin)
  const browser = await launchBrowser()
  const written: PublicPage[] = []
  const failures: string[] = []
  try {
    if (!services) rmSync(join(out, renderedFolder, environment.name), { recursive: true, force: true })
    await runAll(pages, concurrency, async (page) => {
      const file = renderedFile(environment, page.address)
      try {
        if (file === undefined) throw new Error('its address is no name of a file')
        await writePage(join(out, file), await renderPage(browser, origin, page, template))
        written.push(page)
      } catch (error) {
        failures.push(`${page.address}: ${messageOf(error)}`)
      }
    })
  } finally {
    await browser.close()
  }
  if (!services)
    await writePage(
      join(out, renderedFolder, environment.name, 'sitemap.xml'),
      sitemap(written.map(({ address }) => origin + address)),
    )
  if (written.length > 0) await compressFiles(join(out, renderedFolder, environment.name))
  console.log(`${written.length} of ${pages.length} pages rendered.`)
  return failures
}

/** The document that the host sends for a page that is not rendered. */
async function templateOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/index.html`, { signal: AbortSignal.timeout(timeoutMs) })
  const text = await response.text()
  if (!response.ok || !text.includes('<div id="root"></div>')) throw new Error(`${origin}: is not the portal`)
  return text
}

/** Opens a page as a visitor who has never been here, until it is complete. */
async function renderPage(
  browser: Browser,
  origin: string,
  { address, markdown }: PublicPage,
  template: string,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await untilComplete(page)
    if (new URL(page.url()).pathname + new URL(page.url()).search !== address)
      throw new Error(`leads to ${new URL(page.url()).pathname}`)
    const problem = page.locator('main [role="alert"] h1')
    if ((await problem.count()) > 0) throw new Error(`shows "${await problem.first().textContent()}"`)
    return renderedDocument(template, await takeSnapshot(page), { url: origin + address, markdown })
  } finally {
    await context.close()
  }
}

async function untilComplete(page: Page): Promise<void> {
  // A page that was rendered before is replaced by the portal's own.
  await page.locator('#rendered').waitFor({ state: 'detached' })
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('#root [data-loading]'))
}

/** Writes a file that a host may be reading. */
async function writePage(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

function sitemap(urls: readonly string[]): string {
  const lines = urls.toSorted().map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n')
}
