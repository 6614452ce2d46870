import { runSearchIndex } from './search-index/command.ts'

// npm run search-index -- <address or folder>: writes llms.txt and the search index of a documentation; --help says more.
process.exitCode = await runSearchIndex(process.argv.slice(2), process.env['SEARCH_INDEX_TOKEN'] || undefined)
