import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface DiscardDialogProps {
  open: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a form with input is closed. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={onKeep}
      title="Discard your message?"
      description="What you typed has not been sent. If you discard it, it is lost."
      footer={
        <>
          <Button onClick={onKeep}>Keep editing</Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  )
}
