import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface ReplaceDialogProps {
  open: boolean
  onKeep: () => void
  onReplace: () => void
}

/** Asks before an edited text is replaced by another file. */
export function ReplaceDialog({ open, onKeep, onReplace }: ReplaceDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title="Close the edited text?"
      description="Your changes are not saved. If you close the text now, they are lost."
      footer={
        <>
          <Button onClick={onKeep}>Keep editing</Button>
          <Button variant="danger" onClick={onReplace}>
            Close it
          </Button>
        </>
      }
    />
  )
}
