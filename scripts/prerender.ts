import { runPrerender } from './prerender/command.ts'

// npm run prerender -- <address of the portal>: writes the public pages of the documentation as files; --help says more.
process.exitCode = await runPrerender(process.argv.slice(2))
