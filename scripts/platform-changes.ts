import { writeFileSync } from 'node:fs'
import { platformChanges } from './changes/platform-changes.ts'

// npm run platform-changes: writes the changes of the platform's services from their earlier publications. A test fails when they are stale.
for (const { path, text } of await platformChanges()) writeFileSync(path, text)
