import { spawn } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'

/** For each language: a text that its samples contain, and the program that reads a sample from its standard input. */
const languages = {
  curl: { value: 'curl', sign: 'curl --location', program: ['bash', '-s'] },
  python: { value: 'python', sign: 'import requests', program: ['python3', '-'] },
  javascript: { value: 'javascript', sign: 'await fetch', program: [process.execPath, '--input-type=module', '-'] },
} as const
export type RunLanguage = keyof typeof languages

/** Selects a language in this step and returns the displayed sample. */
export async function displayedSample(step: Locator, language: RunLanguage): Promise<string> {
  await step.getByLabel('Language of the sample').selectOption(languages[language].value)
  const code = step.locator('pre code')
  await expect(code).toContainText(languages[language].sign)
  return code.innerText()
}

/** Runs a sample outside the browser and returns its output. */
export async function runSample(code: string, language: RunLanguage): Promise<string> {
  const [program, ...args] = languages[language].program
  // Playwright turns on colours, which would be part of the output.
  const env = { ...process.env, FORCE_COLOR: '0' }
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env })
  let printed = ''
  let errorOutput = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  child.stdin.end(code)
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  expect(status, errorOutput).toBe(0)
  return printed
}

/** Runs a JavaScript sample in the page and returns the text that it logged. */
export async function runInPage(page: Page, code: string): Promise<string> {
  const logged = page.waitForEvent('console')
  await page.addScriptTag({ content: code, type: 'module' })
  const [value] = (await logged).args()
  return String(await value?.jsonValue())
}

/** Finds a field in a printed response, in the notation of any of the languages. */
export function printedField(printed: string, name: string): string {
  const [, value] = new RegExp(`${name}['"]?\\s*:\\s*['"]([^'"]+)['"]`).exec(printed) ?? []
  expect(value, `the output has a ${name}: ${printed}`).toBeTruthy()
  return value ?? ''
}
