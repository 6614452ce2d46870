import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Confirms that a message has arrived (1 §2). */
export function SubmittedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ticket submitted"
      description="Your support ticket has been submitted. A member of our support team will contact you soon, usually within one business day."
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    />
  )
}
