import type { Change, Role } from '@/engines/changes/change'
import { levelOf, versionKinds } from './version-kinds'

/** The change that a version has a document which the other one does not have (D15). */
export function documentChange(document: string, isAdded: boolean, role: Role): Change {
  const kind = isAdded ? 'document-added' : 'document-dropped'
  return {
    kind,
    level: levelOf(kind, versionKinds[kind], role),
    place: [document],
    what: versionKinds[kind].what,
    why: versionKinds[kind][role],
  }
}
