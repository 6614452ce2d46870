import { readFileSync, writeFileSync } from 'node:fs'
import { firstHeading, guideTables } from './x12-guide/tables'

// Writes the tables of the guide "From X12 to RSX" from the dictionary. A test fails when they are stale.

const file = new URL('../platform/content/docs/rsx-docs/from-x12.md', import.meta.url)
const text = readFileSync(file, 'utf8')
const end = text.indexOf(firstHeading)
writeFileSync(file, (end === -1 ? text : text.slice(0, end)) + guideTables())
