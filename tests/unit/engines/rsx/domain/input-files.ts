import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A document as a program wrote it, by the situation in its name. */
export function inputFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`inputs/${name}.xml`, import.meta.url)), 'utf8')
}
