import type { Application } from '@/api/devcenter/schemas'
import { typeLabel } from '@/modules/application/labels'
import { stepIds } from '@/modules/application/step-ids'
import { nextStep } from '@/modules/step-wizard/model'
import type { Step } from '@/modules/step-wizard/model'

type StepName = keyof typeof stepIds

/** A step without its content, which the page adds. */
type StepHead = Step & { name: StepName }

/**
 * The four steps of an application; `application` is undefined until the first save. For m2m the Redirect URI step is hidden
 * (APP-17), except while it or the type has unsaved edits: another type may need the saved URIs corrected.
 */
export function stepHeads(
  application: Application | undefined,
  unsaved: ReadonlySet<StepName> = new Set(),
): StepHead[] {
  const type = application?.appType
  const uris = application?.redirectUris.length ?? 0
  const hidden = type === 'm2m' && !unsaved.has('redirects') && !unsaved.has('types')
  const heads = [
    { name: 'details', title: 'App Details', done: application !== undefined, message: application?.name },
    { name: 'types', title: 'App Types', done: Boolean(type), message: type ? typeLabel(type) : 'None' },
    { name: 'redirects', title: 'Redirect URI', done: uris > 0, message: countText(uris), hidden },
    { name: 'connection', title: 'Connection Information', done: false, message: 'Keys and addresses for a token' },
  ] as const
  return heads.map(({ name, title, done, message, ...rest }) => {
    const base = { id: stepIds[name], name, title, content: undefined, ...rest }
    if (!application && name !== 'details') return { ...base, state: 'locked', lockedReason: 'Save App Details first' }
    if (unsaved.has(name)) return { ...base, message: 'Unsaved changes' }
    return { ...base, message, state: done ? 'done' : undefined }
  })
}

/** The step that opens after a save of this one (APP-25); undefined after the last. */
export function stepAfter(application: Application, step: StepName): number | undefined {
  return nextStep(stepHeads(application), stepIds[step])
}

function countText(count: number): string {
  if (count === 0) return 'None'
  return count === 1 ? '1 redirect URI' : `${count} redirect URIs`
}
