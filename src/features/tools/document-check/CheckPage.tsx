import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { designQueries } from '@/api/content/design-queries'
import { useOpenFiles } from '@/browser/use-open-files'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { paths } from '@/lib/paths'
import { designDocumentNamed } from '@/config/design-documents'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { retailersOf } from '@/modules/rsx/retailers/retailers'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Page, PageHead } from '@/ui/Page'
import { CheckProgress } from './components/CheckProgress'
import { CheckResult } from './components/CheckResult'
import { Intake } from './components/Intake'
import { NoVerdict } from './components/NoVerdict'
import { ReplaceDialog } from './components/ReplaceDialog'
import styles from './CheckPage.module.css'
import { useCheckUrl } from './hooks/use-check-url'
import { useCheckSession } from './hooks/use-check-session'
import { useExample } from './hooks/use-example'
import { useFileDrop } from './hooks/use-file-drop'
import type { InputFile } from './model/check-state'
import { sizeRefusal, type Opening } from './model/input-files'
import { takePassedFiles } from './model/passed-files'
import { pastedName } from './model/pasted-name'

/** Check a Document: what the network and each chosen retailer will say about a document, before it is sent (CHECK-1). */
export function CheckPage() {
  const url = useCheckUrl()
  const [state, session] = useCheckSession(url.retailers, url.typeChoice)
  const [isEdited, setIsEdited] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  /** The file that would replace an edited text, until the person confirms or cancels. */
  const [waiting, setWaiting] = useState<Opening>()
  const guard = useLeaveGuard(isEdited)
  // An example opens again by its address.
  useOpenFiles(state.phase !== 'empty' && url.example === undefined)
  const example = useExample(url.example, (file) => open({ files: [file], isTyped: false }))
  usePassedFiles((files) => open({ files, isTyped: true }))
  const isOver = useFileDrop(
    (files) => offer({ files, isTyped: false }),
    (text) => offerText(text),
  )
  const document = state.documents.find((entry) => entry.document !== undefined)?.document ?? url.typeChoice.document
  const { data: design } = useQuery({
    ...designQueries.design(designDocumentNamed(document ?? null).file),
    // The list of an open dialog stays when the document becomes known.
    placeholderData: keepPreviousData,
  })
  const retailers = useMemo(() => design && retailersOf(design), [design])

  /** Opens files, or none. */
  function open({ files, isTyped }: Opening) {
    const tooLarge = sizeRefusal(files)
    setRefusal(tooLarge)
    if (tooLarge !== undefined) return
    setIsEdited(isTyped)
    if (files.length > 0) session.open(files)
    else session.clear()
  }
  function replace(opening: Opening) {
    setWaiting(undefined)
    url.setExample(undefined)
    open(opening)
  }
  function offer(opening: Opening) {
    if (isEdited) setWaiting(opening)
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
          state.phase !== 'empty' && (
            <Button onClick={() => offer({ files: [], isTyped: false })}>
              {state.documents.length > 1 ? 'Close the files' : 'Close the file'}
            </Button>
          )
        }
      >
        Will this document pass at the retailers you ship to? Your file is checked in this browser and never leaves it.
      </PageHead>
      <RetailerBar
        retailers={retailers}
        chosen={url.retailers}
        description="Choose the retailers that you ship to. What they require is checked, too. Without a choice, the network’s own rules are checked."
        action="Check for"
        onChoose={url.setRetailers}
      />
      {refusal !== undefined && <ErrorState title="The files are too large" message={refusal} />}
      {example.error !== undefined && (
        <ErrorState title="The example could not be loaded" message={example.error} onRetry={example.retry} />
      )}
      <CheckProgress state={state} onCancel={() => session.cancel()} />
      {state.phase === 'empty' && (
        <Intake
          isOver={isOver}
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
          onEdited={setIsEdited}
          onChoose={(id, typeChoice) => {
            session.choose(id, typeChoice)
            // The address can name the choice for one document.
            if (state.documents.length === 1) url.setTypeChoice(typeChoice)
          }}
        />
      )}
      <ReplaceDialog
        open={waiting !== undefined}
        onKeep={() => setWaiting(undefined)}
        onReplace={() => waiting && replace(waiting)}
      />
      {guard.dialog}
    </Page>
  )
}

/** Opens the files that the page of samples has left for this one. */
function usePassedFiles(onFiles: (files: readonly InputFile[]) => void): void {
  const open = useEffectEvent(onFiles)
  useEffect(() => {
    const files = takePassedFiles()
    if (files.length > 0) open(files)
  }, [])
}
