import { runChanges } from './changes/command.ts'

// npm run changes -- <folder>: writes what changed in a documentation since it was published; --help says more.
process.exitCode = await runChanges(process.argv.slice(2), process.env['CHANGES_TOKEN'] || undefined)
