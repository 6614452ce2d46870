import { writeFileSync } from 'node:fs'
import { expect, test as base } from '../../support/test.ts'
import { engineExecutable, usesPlaywright, type Engine } from '../../../scripts/engines.ts'
import type { World } from '../../../platform/control/world.ts'
import type { Launcher } from './driver.ts'
import { launchWithPlaywright } from './playwright.ts'
import { launchWithPuppeteer } from './puppeteer.ts'
import { label, role, Tab } from './tab.ts'
import { launchWebKit } from './webkit.ts'

interface Fixtures {
  /** A tab in a browser of the project's engine, without cookies or storage. */
  tab: Tab
}

export interface WorkerOptions {
  engine: Engine
}

interface WorkerFixtures extends WorkerOptions {
  launcher: Launcher | undefined
}

/** Firefox reports a font whose page is left before it has arrived: NS_BINDING_ABORTED. */
const abortedFont = /downloadable font: download failed .* status=2152398850/

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  launcher: [
    async ({ engine }, provide) => {
      const executable = engineExecutable(engine)
      const launcher = executable ? await launch(engine, executable) : undefined
      await provide(launcher)
      await launcher?.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tab: async ({ launcher, engine }, provide, testInfo) => {
    testInfo.skip(!launcher, `${engine} is not installed on this machine`)
    if (!launcher) return
    const driver = await launcher.open()
    await provide(new Tab(driver, launcher.downloads))
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('screenshot.png'), await driver.screenshot())
      const focus = await driver.evaluate('[document.hasFocus(), document.activeElement?.outerHTML.slice(0, 500)]')
      writeFileSync(testInfo.outputPath('focus.json'), JSON.stringify(focus))
    }
    await driver.close()
    const problems = driver.problems().filter((text) => !abortedFont.test(text))
    expect(problems, 'errors and warnings of the console').toEqual([])
  },
})

function launch(engine: Engine, executable: string): Promise<Launcher> {
  if (usesPlaywright) return launchWithPlaywright(engine, executable)
  if (engine === 'webkit') return launchWebKit(executable)
  return launchWithPuppeteer(engine === 'chromium' ? 'chrome' : engine, executable)
}

/** Opens a protected address and signs in as this person. */
export async function openAs(tab: Tab, world: World, path: string): Promise<void> {
  await tab.open(path)
  await fillSignIn(tab, world, path)
}

/** Opens an address that visitors see, too, and signs in there as this person. */
export async function openPublicAs(tab: Tab, world: World, path: string): Promise<void> {
  await tab.open(path)
  await tab.click(role('button', 'Sign In', role('banner')))
  await fillSignIn(tab, world, path)
}

async function fillSignIn(tab: Tab, { email, password }: World, path: string): Promise<void> {
  await tab.fill(label('Email'), email)
  await tab.fill(label('Password'), password)
  await tab.click(role('button', 'Sign In'))
  await tab.arrives(path)
}
