import { tabStorage } from '@/browser/browser-storage'
import { draftsKey } from '@/browser/storage-keys'
import { contactForms, emptyContact } from './contact-forms'
import type { ContactValues, FormKind } from './contact-forms'

interface Draft {
  /** User id of who typed it; undefined when nobody was signed in, and then it is for who signs in to send it, too. */
  person: string | undefined
  values: ContactValues
  /** It was sent, and no answer has been seen. */
  posted: boolean
}

type Drafts = Partial<Record<FormKind, Draft>>

/**
 * What was typed into a form and not seen to have arrived; kept in this tab (decisions, Authorization and forms). Another
 * person's draft is none: the tab may have been theirs before.
 * @param person user id; undefined for a visitor.
 */
export function readDraft(kind: FormKind, person: string | undefined): Draft | undefined {
  const draft = readAll()[kind]
  return draft?.person === undefined || draft.person === person ? draft : undefined
}

/**
 * What a form begins with: the draft, and where a visitor left a field empty who has signed in since, what is known.
 * Who was signed in may have emptied it on purpose.
 */
export function resumedValues(draft: Draft, known: ContactValues): ContactValues {
  if (draft.person !== undefined) return draft.values
  const typed = Object.entries(draft.values).filter(([, value]) => value !== '')
  return { ...known, ...Object.fromEntries(typed) }
}

/** The form that this person has sent without an answer, if any. */
export function postedForm(person: string | undefined): FormKind | undefined {
  return kinds().find((kind) => readDraft(kind, person)?.posted)
}

export function saveDraft(kind: FormKind, draft: Draft): void {
  write({ ...readAll(), [kind]: draft })
}

/** Forgets this person's draft. Another one's stays: they may only have to sign in again. */
export function dropDraft(kind: FormKind, person: string | undefined): void {
  if (!readDraft(kind, person)) return
  const { [kind]: _, ...others } = readAll()
  write(others)
}

/** Forgets what was sent, once its success has been seen. Forms that were not sent keep their text. */
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
      const draft = record(record(stored)?.[kind])
      const values = record(draft?.['values'])
      if (!draft || !values) return []
      const { person, posted } = draft
      const typedBy = typeof person === 'string' ? person : undefined
      return [[kind, { person: typedBy, values: readValues(values), posted: posted === true }]]
    }),
  )
}

/** Whatever the storage holds becomes values of the right kind. */
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

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
