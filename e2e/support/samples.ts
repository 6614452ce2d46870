import { spawn } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'

/** How a sample of each language begins, and the program that reads it from its standard input. */
const languages = {
  curl: { value: 'curl', sign: 'curl --location', program: ['sh', '-s'] },
  python: { value: 'python', sign: 'import requests', program: ['python3', '-'] },
  javascript: { value: 'javascript', sign: 'await fetch', program: [process.execPath, '--input-type=module', '-'] },
} as const
export type RunLanguage = keyof typeof languages

/** The sample of this step as the page displays it, in this language. */
export async function displayedSample(step: Locator, language: RunLanguage): Promise<string> {
  await step.getByLabel('Language of the sample').selectOption(languages[language].value)
  const code = step.locator('pre code')
  await expect(code).toContainText(languages[language].sign)
  return code.innerText()
}

/** Runs a sample outside the browser and answers what it printed. */
export async function runSample(code: string, language: RunLanguage): Promise<string> {
  const [program, ...args] = languages[language].program
  // Playwright asks for colours, which would stand among what is printed.
  const env = { ...process.env, FORCE_COLOR: '0' }
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env })
  let printed = ''
  let complaints = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  child.stdin.end(code)
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  expect(status, complaints).toBe(0)
  return printed
}

/** Runs a JavaScript sample in the page and answers what it logged. */
export async function runInPage(page: Page, code: string): Promise<string> {
  const logged = page.waitForEvent('console')
  await page.addScriptTag({ content: code, type: 'module' })
  const [value] = (await logged).args()
  return JSON.stringify(await value?.jsonValue())
}

/** A field of a printed answer, whichever way the language prints objects. */
export function printedField(printed: string, name: string): string {
  const [, value] = new RegExp(`${name}['"]?\\s*:\\s*['"]([^'"]+)['"]`).exec(printed) ?? []
  expect(value, `the answer has a ${name}: ${printed}`).toBeTruthy()
  return value ?? ''
}
