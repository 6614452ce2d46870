import { useEffect, useEffectEvent, useState } from 'react'
import { currentSession } from '@/auth/session'
import { useOpenFiles } from '@/browser/use-open-files'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import type { TypeChoice } from '@/engines/rsx/document-choice'
import { paths } from '@/lib/paths'
import { designDocumentNamed } from '@/config/design-documents'
import { LockedRetailerBar } from '@/modules/rsx/retailers/LockedRetailerBar'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { useRetailers } from '@/modules/rsx/retailers/use-retailers'
import { SignInButton } from '@/modules/session/SignInButton'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { DiscardDialog } from '@/ui/DiscardDialog'
import { ErrorState } from '@/ui/ErrorState'
import { Page, PageHead } from '@/ui/Page'
import { CheckProgress } from './components/CheckProgress'
import { CheckResult } from './components/CheckResult'
import { Intake } from './components/Intake'
import { NoVerdict } from './components/NoVerdict'
import { PipelineButton } from './components/PipelineButton'
import styles from './CheckPage.module.css'
import { useCheckUrl } from './hooks/use-check-url'
import { useCheckSession } from './hooks/use-check-session'
import { useExample } from './hooks/use-example'
import { useFileDrop } from './hooks/use-file-drop'
import { useUnsaved } from './hooks/use-unsaved'
import type { CheckState } from './model/check-state'
import { sizeRefusal, type Opening } from './model/input-files'
import { passFiles, takePassedFiles } from './model/passed-files'
import { pastedName } from './model/pasted-name'
import type { PipelineChoice } from './model/pipeline-lines'

const noRetailers: readonly string[] = []

/**
 * Check a Document: what the network and each chosen retailer will say about a document, before it is sent (CHECK-1). Visitors
 * check by the network's rules (CHECK-56).
 */
export function CheckPage({ isVisitor }: { isVisitor: boolean }) {
  const url = useCheckUrl()
  const [state, session] = useCheckSession(isVisitor ? noRetailers : url.retailers, url.typeChoice)
  const unsaved = useUnsaved(state.documents)
  const [refusal, setRefusal] = useState<string>()
  /** The file that would replace an edited text, until the person confirms or cancels. */
  const [waiting, setWaiting] = useState<Opening>()
  const guard = useLeaveGuard(unsaved.hasUnsaved)
  // An example opens again by its address.
  useOpenFiles(state.phase !== 'empty' && url.example === undefined)
  const example = useExample(url.example, isVisitor, (file) => open({ files: [file], isTyped: false }))
  usePassedFiles((opening) => {
    if (url.example !== undefined) url.setExample(undefined)
    open(opening)
  })
  useFilesForMember(isVisitor, () => {
    const kept = session.kept()
    // An example that was not edited opens by its address.
    return kept && (unsaved.hasUnsaved || url.example === undefined)
      ? { ...kept, isTyped: unsaved.hasUnsaved }
      : undefined
  })
  const isOver = useFileDrop(
    (files) => offer({ files, isTyped: false }),
    (text) => offerText(text),
  )
  const document = state.documents.find((entry) => entry.document !== undefined)?.document ?? url.typeChoice.document
  const list = useRetailers(designDocumentNamed(document ?? null).file, !isVisitor)

  /** Opens files, or none. */
  function open({ files, isTyped, ...edits }: Opening) {
    const tooLarge = sizeRefusal(files)
    setRefusal(tooLarge)
    if (tooLarge !== undefined) return
    unsaved.start(isTyped)
    if (files.length > 0) session.open(files, edits)
    else session.clear()
  }
  function replace(opening: Opening) {
    setWaiting(undefined)
    url.setExample(undefined)
    open(opening)
  }
  function offer(opening: Opening) {
    if (unsaved.hasUnsaved) setWaiting(opening)
    else replace(opening)
  }
  function offerText(text: string) {
    offer({ files: [{ name: pastedName, content: new Blob([text]) }], isTyped: true })
  }

  return (
    <Page className={isOver ? styles.over : undefined}>
      <PageHead
        title="Check a Document"
        actions={
          <>
            <PipelineButton chosen={pipelineChoice(state, url)} isVisitor={isVisitor} />
            {state.phase !== 'empty' && (
              <Button onClick={() => offer({ files: [], isTyped: false })}>
                {state.documents.length > 1 ? 'Close the files' : 'Close the file'}
              </Button>
            )}
          </>
        }
      >
        {isVisitor
          ? 'Does this document follow the network’s rules?'
          : 'Will this document pass at the retailers you ship to?'}{' '}
        Your file is checked in this browser and never leaves it.
      </PageHead>
      {isVisitor ? (
        <LockedRetailerBar
          namedCount={url.retailers.length}
          withoutRetailers="Without one, the network’s own rules are checked."
        />
      ) : (
        <RetailerBar
          list={list}
          chosen={url.retailers}
          description="Choose the retailers that you ship to. What they require is checked, too. Without a choice, the network’s own rules are checked."
          action="Check for"
          onChoose={url.setRetailers}
        />
      )}
      {refusal !== undefined && <ErrorState title="The files are too large" message={refusal} />}
      {example.error !== undefined && (
        <ErrorState title="The example could not be loaded" message={example.error} onRetry={example.retry} />
      )}
      {example.needsAccount && (
        <Callout title="This example needs an account" className={styles.account}>
          <p>
            The files of Example Files are open to people with an account. Sign in to check it, or try an example below.
          </p>
          <SignInButton size="sm" />
        </Callout>
      )}
      <CheckProgress state={state} onCancel={() => session.cancel()} />
      {state.phase === 'empty' && (
        <Intake
          isOver={isOver}
          isVisitor={isVisitor}
          onFiles={(files) => offer({ files, isTyped: false })}
          onPaste={offerText}
          onExample={url.setExample}
          sample={paths.documentSample({ document: url.typeChoice.document, retailer: url.retailers })}
        />
      )}
      <NoVerdict state={state} onRetry={session.retry} />
      {state.documents.length > 0 && (
        <CheckResult
          key={state.opening}
          state={state}
          session={session}
          onUnsaved={unsaved.mark}
          onChoose={(id, typeChoice) => {
            session.choose(id, typeChoice)
            // The address can name the choice for one document.
            if (state.documents.length === 1) url.setTypeChoice(typeChoice)
          }}
        />
      )}
      <DiscardDialog
        open={waiting !== undefined}
        title="Close the edited text?"
        description="Your changes are not saved. If you close the text now, they are lost."
        action="Close it"
        onKeep={() => setWaiting(undefined)}
        onDiscard={() => waiting && replace(waiting)}
      />
      {guard.dialog}
    </Page>
  )
}

/** The choices of the open documents, or of the address without one. */
function pipelineChoice(
  { documents }: CheckState,
  { retailers, typeChoice }: Pick<ReturnType<typeof useCheckUrl>, 'retailers' | 'typeChoice'>,
): PipelineChoice {
  const entries: readonly TypeChoice[] = documents.length > 0 ? documents : [typeChoice]
  const valuesOf = (part: keyof TypeChoice) => [...new Set(entries.flatMap((entry) => entry[part] ?? []))]
  return { documents: valuesOf('document'), versions: valuesOf('version'), retailers }
}

/** Opens the files that another page has left for this one. */
function usePassedFiles(onFiles: (opening: Opening) => void): void {
  const open = useEffectEvent(onFiles)
  useEffect(() => {
    const opening = takePassedFiles()
    if (opening) open(opening)
  }, [])
}

/** Leaves the files of a visitor who has signed in meanwhile for the page that takes the place of this one. */
function useFilesForMember(isVisitor: boolean, kept: () => Opening | undefined): void {
  const leave = useEffectEvent(() => {
    const opening = isVisitor && currentSession().status === 'signedIn' ? kept() : undefined
    if (opening) passFiles(opening)
  })
  useEffect(() => () => leave(), [])
}
