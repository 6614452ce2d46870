import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../scripts/ports.ts'
import type { Driver, Launcher } from './driver.ts'

/** Starts WebKitGTK's driver on a display of its own. */
export async function launchWebKit(executablePath: string): Promise<Launcher> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    display.once('error', reject).once('exit', () => reject(new Error('Xvfb ended')))
  })
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const downloads = join(home, 'Downloads')
  mkdirSync(downloads)
  mkdirSync(join(home, '.config'))
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  const port = await freePort()
  const environment = {
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Without a graphics card compositing takes twice as long as painting.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const driver = spawn(executablePath, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  const address = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({ timeout: 60_000 })
  return {
    downloads,
    open: async () => {
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' })
      const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
      await session.manage().setTimeouts({ pageLoad: 120_000, script: 120_000 })
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 })
      return driverOf(session)
    },
    close: async () => {
      for (const child of [driver, display]) child.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const namedKeys = new Map(
  Object.entries({
    Alt: Key.ALT,
    ArrowDown: Key.ARROW_DOWN,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    Control: Key.CONTROL,
    Delete: Key.DELETE,
    End: Key.END,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Shift: Key.SHIFT,
    Tab: Key.TAB,
  }),
)

function driverOf(session: WebDriver): Driver {
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    drag: async ([first, ...others]) => {
      if (!first) return
      const move = ({ x, y }: { x: number; y: number }) => ({ x, y, origin: Origin.VIEWPORT, duration: 50 })
      const actions = session.actions().move(move(first)).press()
      for (const point of others) actions.move(move(point))
      await actions.release().perform()
    },
    type: (text) => session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    press: async (keys) => {
      const pressed = keys.split('+').map((key) => namedKeys.get(key) ?? key)
      const actions = session.actions()
      for (const key of pressed) actions.keyDown(key)
      for (const key of pressed.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    upload: async (expression, path) => {
      const field: WebElement = await session.executeScript(`return ${expression}`)
      await field.sendKeys(path)
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // WebKitWebDriver does not report them.
    problems: () => [],
    close: () => session.quit(),
  }
}
