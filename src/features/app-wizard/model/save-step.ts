import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import { findCreated, type UnconfirmedSave } from './first-save'
import { sameValues, type StepModel } from './step-values'
import { applicationBody } from '@/modules/application/application-body'

/** The result of a save; `before` is the application that was saved over, undefined for a new one. */
export type SaveResult =
  | { kind: 'saved'; application: Application; before: Application | undefined }
  | { kind: 'conflict'; current: Application }

interface Calls {
  read: (id: string) => Promise<Application>
  /** Reads the newest applications of the person. */
  readNewest: () => Promise<Application[]>
  /** Creates an application without an id, else replaces it. */
  write: (application: {
    id: string | undefined
    body: Record<string, unknown> & ApplicationInput
  }) => Promise<Application>
}

/**
 * Saves the input of one step on top of what the server has now. An application that was changed elsewhere after the edits
 * began is a conflict (APP-41), unless it already holds this very input: an earlier save whose answer came too late stored it.
 * After a first save without an answer, it looks for the application before it creates one (APP-54).
 * @param base the application that the edits began with; undefined for a new one.
 * @param values the input; undefined when nothing was edited.
 * @param unanswered the first save whose answer was lost, if there was one.
 */
export async function saveStep<V>(
  model: StepModel<V>,
  base: Application | undefined,
  values: V | undefined,
  { read, readNewest, write }: Calls,
  unconfirmed?: UnconfirmedSave,
): Promise<SaveResult> {
  const created = unconfirmed && findCreated(await readNewest(), unconfirmed)
  const current = base ? await read(base.id) : created
  const changes = values === undefined ? {} : model.changes(values)
  if (values !== undefined && current !== undefined && current.updatedAt !== base?.updatedAt) {
    const isStored = sameValues(model, model.read({ ...current, ...changes }), model.read(current))
    if (isStored) return { kind: 'saved', application: current, before: base }
    if (!created) return { kind: 'conflict', current }
  }
  const application = await write({ id: current?.id, body: applicationBody(current, changes) })
  return { kind: 'saved', application, before: base && current }
}
