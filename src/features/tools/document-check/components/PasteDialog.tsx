import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Dialog } from '@/ui/Dialog'
import { DiscardDialog } from '@/ui/DiscardDialog'

interface PasteDialogProps {
  onPaste: (text: string) => void
  onClose: () => void
}

/** A dialog with a field for the text of a document. It asks before a text is lost. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [isDiscardAsked, setIsDiscardAsked] = useState(false)

  function close() {
    if (text.trim() === '') onClose()
    else setIsDiscardAsked(true)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title="Paste a document"
      description="The text stays in this browser."
      initialFocus={field}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabledReason={text.trim() === '' ? 'Paste or type the text of a document.' : undefined}
            onClick={() => onPaste(text)}
          >
            Check
          </Button>
        </>
      }
    >
      <label className={control.label} htmlFor={id}>
        Text of the document
      </label>
      <textarea
        ref={field}
        id={id}
        rows={14}
        spellCheck={false}
        autoComplete="off"
        className={classNames(control.textarea, control.mono)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <DiscardDialog
        open={isDiscardAsked}
        title="Discard the text?"
        description="It is not checked yet. If you discard it, it is lost."
        onKeep={() => setIsDiscardAsked(false)}
        onDiscard={onClose}
      />
    </Dialog>
  )
}
