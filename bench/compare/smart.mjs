// node smart.mjs from.json to.json report.json: writes the breaking changes that api-smart-diff finds.
import fs from 'node:fs'
import { apiCompare } from 'api-smart-diff'

const [, , from, to, report] = process.argv
const [before, after] = [from, to].map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
const breaking = apiCompare(before, after).diffs.filter(({ type }) => type === 'breaking')
fs.writeFileSync(
  report,
  JSON.stringify(breaking.map(({ path, action, description }) => ({ path, action, description }))),
)
