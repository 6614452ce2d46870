import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, portal } from '../../support/test.ts'
import type { Driver, Point } from './driver.ts'
import { inPageSource, type Target } from './in-page.ts'

type Name = string | RegExp

const pattern = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })

/** Names an element by its role and, as a whole, its accessible name. */
export function role(kind: string, name?: Name, within?: Target): Target {
  return { role: kind, ...(name !== undefined && { name: pattern(name) }), ...(within && { within }) }
}

/** Names elements by their role and a text in them. */
export const containing = (kind: string, content: string, within?: Target): Target => ({
  ...role(kind, undefined, within),
  containing: content,
})

export const heading = (level: number, name: Name): Target => ({ ...role('heading', name), level })

/** Names a field by its label. */
export const label = (name: Name): Target => ({ label: pattern(name) })

/** Names an element by its own text. */
export const text = (name: Name, within?: Target): Target => ({ text: pattern(name), ...(within && { within }) })

/** A tab of a browser, used as a person does. Every action waits until it is possible. */
export class Tab {
  readonly #driver: Driver
  readonly #downloads: string

  constructor(driver: Driver, downloads: string) {
    this.#driver = driver
    this.#downloads = downloads
  }

  /** Opens an address, which may be a path of the portal. */
  async open(address: string): Promise<void> {
    await this.#driver.goto(new URL(address, portal).href)
  }

  async back(): Promise<void> {
    await this.run(() => window.history.back())
  }

  async reload(): Promise<void> {
    await this.#driver.reload()
  }

  async url(): Promise<string> {
    return String(await this.#driver.evaluate('window.location.href'))
  }

  /** Waits until the address is this path of the portal or matches. */
  async arrives(address: string | RegExp): Promise<void> {
    const expected = typeof address === 'string' ? portal + address : expect.stringMatching(address)
    await until(async () => expect(await this.url()).toEqual(expected))
  }

  /** Waits until the target is visible. */
  async sees(target: Target): Promise<void> {
    await until(async () => expect(await this.count(target), JSON.stringify(target)).toBeGreaterThan(0))
  }

  /** Waits until the target is gone. */
  async seesNo(target: Target): Promise<void> {
    await until(async () => expect(await this.count(target), JSON.stringify(target)).toBe(0))
  }

  /** Waits until the text of the target contains this text or matches. */
  async reads(target: Target, content: string | RegExp): Promise<void> {
    const expected = typeof content === 'string' ? expect.stringContaining(content) : expect.stringMatching(content)
    await until(async () => expect(await this.text(target)).toEqual(expected))
  }

  /** Waits until a function in the page returns this value. */
  async finds<A extends unknown[]>(expected: unknown, script: (...args: A) => unknown, ...args: A): Promise<void> {
    await until(async () => expect(await this.run(script, ...args)).toEqual(expected))
  }

  /** How many visible elements match now. */
  async count(target: Target): Promise<number> {
    return this.run((wanted) => globalThis.findElements(wanted).length, target)
  }

  /** The text of the first match, or the content of a field; undefined without a match. */
  async text(target: Target): Promise<string | undefined> {
    const content = await this.run((wanted) => {
      const [element] = globalThis.findElements(wanted)
      return element && ('value' in element ? String(element.value) : element.innerText)
    }, target)
    return content ?? undefined
  }

  async click(target: Target): Promise<void> {
    await this.#driver.drag([await this.#point(target)])
  }

  /** Drags from the centre of the target. */
  async drag(target: Target, by: Point): Promise<void> {
    const from = await this.#point(target)
    await this.#driver.drag([from, { x: from.x + by.x, y: from.y + by.y }])
  }

  /** Replaces the text of a field. */
  async fill(target: Target, content: string): Promise<void> {
    await this.click(target)
    await this.press('Control+a')
    await this.type(content)
  }

  /** Chooses an option of a native select. */
  async choose(target: Target, option: string): Promise<void> {
    await this.sees(target)
    // A click would open a list outside of the page.
    await this.run((wanted) => globalThis.findElements(wanted)[0]?.focus(), target)
    await this.type(option)
    const chosen = (wanted: Target) =>
      (globalThis.findElements(wanted)[0] as HTMLSelectElement).selectedOptions[0]?.text
    await this.finds(option, chosen, target)
  }

  async type(content: string): Promise<void> {
    await this.#driver.type(content)
  }

  async press(keys: string): Promise<void> {
    await this.#driver.press(keys)
  }

  /**
   * Presses Tab until the target has the focus. A busy browser may move the focus only after the press has returned, and a press
   * that is still on its way would take the focus from the target again.
   */
  async tabTo(target: Target): Promise<void> {
    const hasFocus = (wanted: Target) => globalThis.findElements(wanted)[0] === document.activeElement
    const remember = () => void (globalThis.focusBefore = document.activeElement)
    // Within an editor or a dialog the focus may stay at the same element of the document.
    const untilMoved = async () => {
      for (let waits = 0; waits < 40 && document.activeElement === globalThis.focusBefore; waits++)
        await new Promise((resolve) => setTimeout(resolve, 50))
    }
    for (let presses = 0; presses < 100 && !(await this.run(hasFocus, target)); presses++) {
      await this.run(remember)
      await this.press('Tab')
      await this.run(untilMoved)
    }
    await this.finds(true, hasFocus, target)
  }

  /** Chooses a file for the field with this label. */
  async upload(target: Target, path: string): Promise<void> {
    await until(async () => expect(await this.count(target), JSON.stringify(target)).toBe(1))
    await this.#driver.upload(`globalThis.findElements(${JSON.stringify(target)})[0]`, path)
  }

  /** Clicks and returns the file that is downloaded. */
  async download(target: Target): Promise<{ name: string; content: Buffer }> {
    for (const name of readdirSync(this.#downloads)) rmSync(join(this.#downloads, name))
    await this.click(target)
    let file = { name: '', content: Buffer.alloc(0) }
    await until(() => {
      const names = readdirSync(this.#downloads)
      expect(names).toHaveLength(1)
      const [name = ''] = names
      // Browsers write to a file of another name first, some beside an empty one with the right name.
      expect(name).not.toMatch(/\.(part|crdownload|wkdownload)$/)
      file = { name, content: readFileSync(join(this.#downloads, name)) }
      expect(file.content.length).toBeGreaterThan(0)
    })
    return file
  }

  /** Runs a function in the page, which may use `findElements`. */
  async run<A extends unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const call = `(${script.toString()})(...${JSON.stringify(args)})`
    const expression = `(async () => 'clickablePoint' in globalThis ? [await ${call}] : [])()`
    const evaluate = () => this.#driver.evaluate(expression) as Promise<[Awaited<R>] | []>
    let answer = await evaluate()
    if (answer.length === 0) {
      await this.#driver.evaluate(inPageSource)
      answer = await evaluate()
    }
    if (answer.length === 0) throw new Error('The page changed meanwhile')
    return answer[0]
  }

  /** Waits until the target can be clicked and returns where. */
  async #point(target: Target): Promise<Point> {
    let found: Point | string = ''
    await until(async () => {
      const before = found
      found = await this.run((wanted) => globalThis.clickablePoint(wanted), target)
      expect(found, `${JSON.stringify(target)} can be clicked`).toEqual({
        x: expect.any(Number),
        y: expect.any(Number),
      })
      expect(before, `${JSON.stringify(target)} rests`).toEqual(found)
    })
    return found as unknown as Point
  }
}

/** Repeats a check until it passes. A page that is being replaced makes it fail, too. */
async function until(check: () => Promise<void> | void): Promise<void> {
  await expect(async () => check()).toPass()
}
