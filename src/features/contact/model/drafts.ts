import { tabStorage } from '@/browser/browser-storage'
import { draftsKey } from '@/browser/storage-keys'
import { recordOf } from '@/lib/json-values'
import { contactForms, emptyContact } from './contact-forms'
import type { ContactValues, FormKind } from './contact-forms'

interface Draft {
  /** User id of the person who typed it; undefined for a visitor, whose draft is also for a person who signs in to send it. */
  person: string | undefined
  values: ContactValues
  /** Whether it was sent without a confirmation so far. */
  posted: boolean
}

type Drafts = Partial<Record<FormKind, Draft>>

/**
 * Returns the input of a form that is not confirmed to have arrived; stored in this tab (CONTACT-22). Drafts of another
 * person, who may have used this tab before, are not returned.
 * @param person user id; undefined for a visitor.
 */
export function readDraft(kind: FormKind, person: string | undefined): Draft | undefined {
  const draft = readAll()[kind]
  return draft?.person === undefined || draft.person === person ? draft : undefined
}

/**
 * The first values of a form with a draft. Empty fields of a visitor's draft are filled in from the record of the person
 * who has signed in since. A signed-in person may have cleared fields on purpose.
 */
export function resumedValues(draft: Draft, known: ContactValues): ContactValues {
  if (draft.person !== undefined) return draft.values
  const typed = Object.entries(draft.values).filter(([, value]) => value !== '')
  return { ...known, ...Object.fromEntries(typed) }
}

/** The form that this person has sent without a confirmation, if any. */
export function postedForm(person: string | undefined): FormKind | undefined {
  return kinds().find((kind) => readDraft(kind, person)?.posted)
}

export function saveDraft(kind: FormKind, draft: Draft): void {
  write({ ...readAll(), [kind]: draft })
}

/** Removes this person's draft. Another person's draft stays, because they may sign in again. */
export function dropDraft(kind: FormKind, person: string | undefined): void {
  if (!readDraft(kind, person)) return
  const { [kind]: _, ...others } = readAll()
  write(others)
}

/** Removes drafts that were sent, after a confirmation. Drafts that were not sent stay. */
export function dropPostedDrafts(): void {
  const kept = Object.entries(readAll()).filter(([, draft]) => !draft.posted)
  write(Object.fromEntries(kept))
}

function kinds(): FormKind[] {
  return Object.keys(contactForms) as FormKind[]
}

function write(drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) tabStorage.remove(draftsKey)
  else tabStorage.set(draftsKey, JSON.stringify(drafts))
}

function readAll(): Drafts {
  const stored = parse(tabStorage.get(draftsKey))
  return Object.fromEntries(
    kinds().flatMap((kind) => {
      const draft = recordOf(recordOf(stored)?.[kind])
      const values = recordOf(draft?.['values'])
      if (!draft || !values) return []
      const { person, posted } = draft
      const typedBy = typeof person === 'string' ? person : undefined
      return [[kind, { person: typedBy, values: readValues(values), posted: posted === true }]]
    }),
  )
}

/** Returns valid values, whatever the storage contains. */
function readValues(stored: Record<string, unknown>): ContactValues {
  const known = Object.entries(emptyContact).map(([field, empty]) => {
    const value = stored[field]
    return [field, typeof value === typeof empty ? value : empty]
  })
  return Object.fromEntries(known) as ContactValues
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
