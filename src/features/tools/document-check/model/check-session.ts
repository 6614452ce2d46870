import type { RuleFiles } from '@/api/rsx/rule-sources'
import type { SchemaNames } from '@/api/rsx/schemas'
import { createNotifier } from '@/lib/notifier'
import type { CheckerClient } from '@/workers/rsx/client'
import type { Edit, Finding } from '@/engines/rsx/findings/finding'
import type { VersionSchema } from '@/engines/rsx/rule-sources'
import { chooseDocument, laterVersions, versionsOf, type TypeChoice } from '@/engines/rsx/document-choice'
import type { CheckError, CheckState, Edits, InputFile, ReadyDocument } from './check-state'
import { emptyState, isBusy, isReady } from './check-state'
import type { Opening } from './input-files'
import { createDocumentComparison } from './document-comparison'

/** The services that a session calls. */
export interface SessionDeps {
  startChecker: () => CheckerClient
  loadNames: () => Promise<SchemaNames>
  loadRules: (document: string, version: string) => Promise<RuleFiles>
  /** Loads the schemas of those versions of a document that have lists of codes. */
  loadSchemasWithCodes: (document: string, versions: readonly string[]) => Promise<readonly VersionSchema[]>
  /** Describes a failed call in one or two sentences. */
  describe: (error: unknown) => string
}

const noTexts: ReadonlyMap<number, string> = new Map()
const noTypes: ReadonlyMap<number, TypeChoice> = new Map()

/** How long after the last key an edited text is checked, in milliseconds. */
const editDelayMs = 60

/**
 * Opens files in a checking worker and checks them again whenever a text, a choice or the retailers change. The newest choice wins:
 * a run that is overtaken has no effect. The worker stays for further files. Cancelling ends it; the files and edited texts are kept
 * and can be checked again.
 */
export function createCheckSession({
  startChecker,
  loadNames,
  loadRules,
  loadSchemasWithCodes,
  describe,
}: SessionDeps) {
  let state: CheckState = emptyState
  let client: CheckerClient | undefined
  let files: readonly InputFile[] = []
  let retailers: readonly string[] = []
  let typeChoice: TypeChoice = { document: undefined, version: undefined }
  let typeChoices = new Map<number, TypeChoice>()
  let editedTexts = new Map<number, string>()
  /** Documents whose edited text the worker does not have yet. */
  const unsent = new Set<number>()
  /** The rules that the worker has compiled, by version and document. They depend on the reader, who may sign in meanwhile. */
  const compiled = new Map<string, RuleFiles>()
  /** The codes of later versions that the worker has, by version and document. */
  const laterCodes = new Map<string, readonly VersionSchema[]>()
  /** Rules and later codes that were loaded for the open files, by version and document. */
  const loadedRules = new Set<string>()
  const loadedCodes = new Set<string>()
  let run = new AbortController()
  let editTimer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, notify } = createNotifier()

  function change(part: Partial<CheckState>) {
    state = { ...state, ...part }
    notify()
  }

  function endWorker() {
    run.abort()
    clearTimeout(editTimer)
    endClient()
  }

  function endClient() {
    client?.end()
    client = undefined
    compiled.clear()
    laterCodes.clear()
    loadedRules.clear()
    loadedCodes.clear()
  }

  /** Leaves the open files. A worker that has nothing to do stays for the next ones, with its compiled rules; any other one ends. */
  function leaveFiles() {
    if (isBusy(state) || state.error || client?.state() !== 'idle') return endWorker()
    clearTimeout(editTimer)
    loadedRules.clear()
    loadedCodes.clear()
  }

  /** Runs a task that replaces the one under way; a failure of it becomes the state. */
  async function start(task: (signal: AbortSignal) => Promise<void>) {
    run.abort()
    run = new AbortController()
    const { signal } = run
    try {
      await task(signal)
    } catch (error) {
      if (!signal.aborted) change({ phase: 'failed', error: errorOf(error), progress: undefined })
    }
  }

  function errorOf(error: unknown): CheckError {
    const { phase } = state
    const during = phase === 'loadingRules' || phase === 'checking' ? phase : 'reading'
    // Only calls fail with errors that have to be described; the worker's messages are sentences.
    return { during, message: during === 'loadingRules' ? describe(error) : messageOf(error) }
  }

  async function openAll(signal: AbortSignal) {
    change({ phase: 'reading', progress: 0, error: undefined })
    if (client?.state() === 'failed') endClient()
    client ??= startChecker()
    const input = await Promise.all(
      files.map(async ({ name, content }) => ({ name, bytes: await content.arrayBuffer() })),
    )
    const documents = await client.request(
      'open',
      { files: input },
      { signal, onProgress: (progress) => change({ progress }), transfer: input.map(({ bytes }) => bytes) },
    )
    for (const id of editedTexts.keys()) unsent.add(id)
    change({
      documents: documents.map((opened) => ({
        opened,
        document: opened.document,
        version: undefined,
        isPending: true,
      })),
    })
    await check(signal)
  }

  /** Gives the worker the edited texts that it does not have yet. */
  async function applyEdits(signal: AbortSignal) {
    for (const id of unsent) {
      const text = editedTexts.get(id)
      const opened = text === undefined ? undefined : await client?.request('edit', { id, text }, { signal })
      if (editedTexts.get(id) === text) unsent.delete(id)
      if (opened)
        change({ documents: state.documents.map((entry) => (entry.opened.id === id ? { ...entry, opened } : entry)) })
    }
  }

  async function check(signal: AbortSignal) {
    await applyEdits(signal)
    change({ phase: 'loadingRules', progress: undefined, error: undefined })
    const names = await loadNames()
    signal.throwIfAborted()
    const documents = state.documents.map(({ opened }) =>
      chooseDocument(opened, typeChoices.get(opened.id), typeChoice, names),
    )
    change({ documents })
    const ready = documents.filter(isReady)
    await compileRules(ready, signal)
    change({ isIncomplete: ready.some(({ document, version }) => isPartial(compiled.get(`${version}/${document}`))) })
    if (ready.length > 0) await checkReady(ready, names, signal)
    else change({ results: new Map() })
    if (await addLaterCodes(ready, names, signal)) await checkReady(ready, names, signal)
    const isWaiting = documents.some((entry) => !isReady(entry) && entry.opened.candidates.length > 0)
    change({ phase: isWaiting ? 'waiting' : 'checked', progress: undefined })
  }

  async function compileRules(ready: readonly ReadyDocument[], signal: AbortSignal) {
    for (const { document, version } of ready) {
      const key = `${version}/${document}`
      if (loadedRules.has(key)) continue
      const sources = await loadRules(document, version)
      signal.throwIfAborted()
      if (compiled.get(key) !== sources) {
        compiled.delete(key)
        await client?.request('rules', { sources }, { signal })
        compiled.set(key, sources)
      }
      loadedRules.add(key)
    }
  }

  /**
   * Gives the worker the codes of later versions if a document has codes that its own version does not know.
   * @returns whether there were any. After a failure such a code counts as unknown.
   */
  async function addLaterCodes(ready: readonly ReadyDocument[], names: SchemaNames, signal: AbortSignal) {
    let hasCodes = false
    for (const { opened, document, version } of ready) {
      const key = `${version}/${document}`
      const isUnknown = ({ code, source }: Finding) => code === 'unknown-code' && source === 'codes'
      if (loadedCodes.has(key) || !state.results.get(opened.id)?.findings.some(isUnknown)) continue
      const isAdded = await giveLaterCodes(document, version, names, signal).catch(() => false)
      signal.throwIfAborted()
      loadedCodes.add(key)
      hasCodes ||= isAdded
    }
    return hasCodes
  }

  async function giveLaterCodes(document: string, version: string, names: SchemaNames, signal: AbortSignal) {
    const versions = laterVersions(document, version, names)
    const later = versions.length === 0 ? [] : await loadSchemasWithCodes(document, versions)
    const key = `${version}/${document}`
    if (later.length === 0 || laterCodes.get(key) === later) return false
    await client?.request('laterCodes', { document, version, later }, { signal })
    laterCodes.set(key, later)
    return true
  }

  async function checkReady(ready: readonly ReadyDocument[], names: SchemaNames, signal: AbortSignal) {
    change({ phase: 'checking', progress: 0 })
    const required = retailers
    const documents = ready.map(({ opened, document, version }) => ({
      id: opened.id,
      document,
      version,
      versions: versionsOf(document, undefined, names),
    }))
    const results = await client?.request(
      'check',
      { documents, retailers: required },
      { signal, onProgress: (progress) => change({ progress }) },
    )
    if (!results) return
    const byId = new Map(results.map((result) => [result.id, result]))
    change({ results: byId, areResultsCurrent: true, checkedRetailers: required })
  }

  function runningClient(): CheckerClient {
    if (!client) throw new Error('The check was stopped.')
    return client
  }

  function restart() {
    if (state.phase === 'empty') return
    const isOpen = client !== undefined && client.state() !== 'failed' && state.documents.length > 0
    void start(isOpen ? check : openAll)
  }

  /** Starts again, and loads those rules again of which files could not be loaded. */
  function retry() {
    for (const [key, sources] of compiled) if (isPartial(sources)) loadedRules.delete(key)
    restart()
  }

  const comparison = createDocumentComparison({
    client: runningClient,
    documentOf: (id) => state.documents.find(({ opened }) => opened.id === id),
    choose: async (opened, like) => chooseDocument(opened, like, typeChoice, await loadNames()),
    compile: (choice, signal) => compileRules([choice], signal),
    retailers: () => retailers,
  })

  return {
    subscribe,
    current: () => state,
    /** Lays an open document beside another one. */
    comparison,
    isEdited: (id: number) => editedTexts.has(id),
    /** Opens files, as they are or as a page before has left them; they replace those that were open. */
    open(input: readonly InputFile[], { editedTexts: texts = noTexts, typeChoices: types = noTypes }: Edits = {}) {
      leaveFiles()
      files = input
      typeChoices = new Map(types)
      editedTexts = new Map(texts)
      unsent.clear()
      change({ ...emptyState, opening: state.opening + 1 })
      void start(openAll)
    },
    /** The open files with their edited texts and chosen types, for a page that opens them again; undefined without a file. */
    kept: (): Omit<Opening, 'isTyped'> | undefined =>
      files.length > 0 ? { files, editedTexts, typeChoices } : undefined,
    /** Sets the retailers, type and version that the address names. */
    setDefaults(names: readonly string[], next: TypeChoice) {
      retailers = names
      typeChoice = next
      restart()
    },
    /** Chooses type and version of one document. */
    choose(id: number, next: TypeChoice) {
      typeChoices.set(id, next)
      restart()
    },
    /** Takes over an edited text, and checks it when no further one follows. */
    edit(id: number, text: string) {
      editedTexts.set(id, text)
      unsent.add(id)
      clearTimeout(editTimer)
      // The result of a check that is under way would be one of the former text.
      run.abort()
      change({ areResultsCurrent: false, ...(client && { phase: 'checking', progress: undefined }) })
      editTimer = setTimeout(restart, editDelayMs)
    },
    /** The text of a document as it is now. Rejects while no worker runs. */
    textOf: async (id: number): Promise<string> => {
      const edited = editedTexts.get(id)
      if (edited !== undefined) return edited
      return runningClient().request('text', { id })
    },
    /** The edits that apply the fixes of all findings of a kind; none if the text was edited meanwhile. */
    quickFixesOf: async (id: number, code: string): Promise<readonly Edit[]> => {
      const edits = await client?.request('quickFixes', { id, code })
      return state.areResultsCurrent ? (edits ?? []) : []
    },
    /** The formatted text of a document; undefined when it cannot be formatted. Rejects while no worker runs. */
    format: async (id: number, text: string): Promise<string | undefined> => {
      return runningClient().request('format', { id, text })
    },
    /** Tries again after a failure, after `cancel`, or with rules that are incomplete. */
    retry,
    /** Tries again if rules could not be loaded. */
    retryRules() {
      const { phase, error, isIncomplete } = state
      if ((phase === 'checked' && isIncomplete) || (phase === 'failed' && error?.during === 'loadingRules')) retry()
    },
    cancel() {
      endWorker()
      change({ phase: 'stopped', progress: undefined })
    },
    /** Closes all files. */
    clear() {
      leaveFiles()
      // The worker forgets the files, too.
      client?.request('open', { files: [] }).catch(() => undefined)
      files = []
      typeChoices = new Map()
      editedTexts = new Map()
      unsent.clear()
      change({ ...emptyState, opening: state.opening })
    },
    /** Ends the worker without changing the state; for the page that is left. */
    end: endWorker,
  }
}

export type CheckSession = ReturnType<typeof createCheckSession>

/** Whether files beside the schema could not be loaded. */
function isPartial(sources: RuleFiles | undefined): boolean {
  return sources !== undefined && sources.loadErrors.length > 0
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
