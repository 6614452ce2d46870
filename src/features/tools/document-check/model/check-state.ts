import type { DocumentChoice, TypeChoice } from '@/engines/rsx/document-choice'
import type { CheckedDocument } from '@/engines/rsx/documents'

/** A file, or a text that was pasted, as the person gave it. */
export interface InputFile {
  name: string
  content: Blob
}

/** The changes of a person to opened documents, by id. */
export interface Edits {
  editedTexts?: ReadonlyMap<number, string>
  typeChoices?: ReadonlyMap<number, TypeChoice>
}

/**
 * `waiting`: a document type has to be chosen first. `stopped`: the person cancelled, and the files are kept. `failed`: see
 * `failure`.
 */
type Phase = 'empty' | 'reading' | 'waiting' | 'loadingRules' | 'checking' | 'checked' | 'stopped' | 'failed'

/** Why there is no verdict, and whether trying again can help. */
export interface CheckError {
  during: 'reading' | 'loadingRules' | 'checking'
  message: string
}

/** The state of a check, as the page shows it. */
export interface CheckState {
  /** Counts how often files were opened: ids of documents start again each time. */
  opening: number
  phase: Phase
  /** How much of the present phase is done, from 0 to 1; undefined while that is unknown. */
  progress: number | undefined
  documents: readonly DocumentChoice[]
  /** The results of the last check by document id. They stay while an edited text is checked again. */
  results: ReadonlyMap<number, CheckedDocument>
  /** Whether no text was edited since. */
  areResultsCurrent: boolean
  /** The retailers for which the results are. */
  checkedRetailers: readonly string[]
  error: CheckError | undefined
  /** Whether files of the rules could not be loaded, so that another attempt may tell more. */
  isIncomplete: boolean
}

/** The state without a file. */
export const emptyState: CheckState = {
  opening: 0,
  phase: 'empty',
  progress: undefined,
  documents: [],
  results: new Map(),
  areResultsCurrent: false,
  checkedRetailers: [],
  error: undefined,
  isIncomplete: false,
}

/** Whether something is under way that the person may cancel. */
export function isBusy({ phase }: CheckState): boolean {
  return phase === 'reading' || phase === 'loadingRules' || phase === 'checking'
}

/** A document whose type and version are known, so that it can be checked. */
export type ReadyDocument = DocumentChoice & { document: string; version: string }

export function isReady(entry: DocumentChoice): entry is ReadyDocument {
  return entry.document !== undefined && entry.version !== undefined
}
