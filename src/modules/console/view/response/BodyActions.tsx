import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import { saveFile } from '@/modules/downloads/save-file'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { showToast } from '@/ui/toast'
import type { ResponseBody, ResponseHead, Sending } from '@/engines/requests/model/types'
import { bodyText } from './ResponseText'
import { savedName } from './saved-name'
import { headerOf } from '@/engines/errors/failed-response'

interface BodyActionsProps {
  sending: Sending
  head: ResponseHead
  body: ResponseBody
  /** Name for the file if the server states none. */
  title: string
}

/** A larger text can only be saved, because copying it would block the page. In bytes. */
const maxCopiedBytes = 2_000_000

/** Buttons that copy and save the body of a response (CONSOLE-36). */
export function BodyActions({ sending, head, body, title }: BodyActionsProps) {
  const [isSaving, setIsSaving] = useState(false)
  const name = savedName({
    contentDisposition: headerOf(head, 'content-disposition'),
    contentType: body.contentType,
    url: head.url,
    title,
  })

  async function save() {
    setIsSaving(true)
    try {
      saveFile(await sending.blob(), name)
    } catch {
      showToast({ title: 'Could Not Save', message: 'Send the request again.', tone: 'error', key: 'save-response' })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <>
      {body.lines > 0 && body.bytes <= maxCopiedBytes && (
        <CopyButton text={() => bodyText(sending, body.charset)} label="Copy the body">
          Copy
        </CopyButton>
      )}
      <Button variant="ghost" size="sm" title={`Save as ${name}`} pending={isSaving} onClick={() => void save()}>
        <Icon of={Download} size="sm" />
        Save
      </Button>
    </>
  )
}
