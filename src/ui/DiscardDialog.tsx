import { Button } from './Button'
import { Dialog } from './Dialog'

interface DiscardDialogProps {
  open: boolean
  title: string
  /** The loss, in one or two sentences. */
  description: string
  /** The label of the button that discards. */
  action?: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before something is closed that a person typed or changed. */
export function DiscardDialog({ open, title, description, action = 'Discard', onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onKeep}>Keep editing</Button>
          <Button variant="danger" onClick={onDiscard}>
            {action}
          </Button>
        </>
      }
    />
  )
}
