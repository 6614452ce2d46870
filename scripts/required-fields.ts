import { readFileSync, writeFileSync } from 'node:fs'
import type { DesignDocument } from '../platform/rsx/designs/themes'
import { guideOf, withRequiredFields } from './required-fields/section'

// Writes the section "What is required" of each document's guide from the schema and the designs. A test fails when it is stale.

for (const [document, guide] of Object.entries(guideOf)) {
  const file = new URL(`../platform/content/docs/rsx-docs/${guide}`, import.meta.url)
  writeFileSync(file, await withRequiredFields(readFileSync(file, 'utf8'), document as DesignDocument))
}
