import type { Page } from '@playwright/test'
import { documentSchema } from '../../platform/rsx/document-schema.ts'
import { examples } from '../../platform/rsx/examples/examples.ts'
import { writePositional, writeXml } from '../../platform/rsx/examples/write.ts'

/** The text of an example file in XML. */
export function exampleXml(stem: string): string {
  return writeExample(stem, writeXml)
}

/** The text of an example file with one record in a line. */
export function examplePositional(stem: string): string {
  return writeExample(stem, writePositional)
}

function writeExample(stem: string, write: typeof writeXml): string {
  const example = examples().find((candidate) => candidate.stem === stem)
  const schema = example && documentSchema('7.7.4', example.document)
  if (!example || !schema) throw new Error(`There is no example ${stem}`)
  return write(schema, example.record)
}

/** Replaces a part that the text has. */
export function plant(text: string, part: string | RegExp, fault: string): string {
  const changed = text.replace(part, fault)
  if (changed === text) throw new Error(`The text has no ${String(part)}`)
  return changed
}

/** Gives files to the check by its file field. */
export async function giveFiles(page: Page, files: Record<string, string | Buffer>): Promise<void> {
  await page.getByLabel('Files to check').setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })),
  )
}
