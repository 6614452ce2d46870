import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Dialog } from '@/ui/Dialog'

interface PasteDialogProps {
  onPaste: (text: string) => void
  onClose: () => void
}

/** A dialog with a field for the text of a document. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Paste a document"
      description="The text stays in this browser."
      initialFocus={field}
      confirmClose={() => text.trim() === ''}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
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
    </Dialog>
  )
}
