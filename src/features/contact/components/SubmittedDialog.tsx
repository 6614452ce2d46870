import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const ticket = {
  title: 'Ticket submitted',
  description:
    'Your support ticket has been submitted. A member of our support team will contact you soon, usually within one business day.',
}
/** A request to the sales team creates no support ticket. */
const salesRequest = {
  title: 'Request submitted',
  description: 'Your request has been submitted. A member of our sales team will contact you soon.',
}

interface SubmittedDialogProps {
  sales: boolean
  /** The number of the ticket, when the receiving service has named one (CONTACT-23). */
  number: string | undefined
  onClose: () => void
}

/** Confirms that a message has arrived (CONTACT-8). */
export function SubmittedDialog({ sales, number, onClose }: SubmittedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...(sales ? salesRequest : ticket)}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {!sales && number !== undefined && (
        <p>
          Ticket number: <strong>{number}</strong>
        </p>
      )}
    </Dialog>
  )
}
