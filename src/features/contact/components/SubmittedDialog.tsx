import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const ticket = {
  title: 'Ticket submitted',
  description:
    'Your support ticket has been submitted. A member of our support team will contact you soon, usually within one business day.',
}
/** Who asked the sales team has no ticket and does not wait for support. */
const salesRequest = {
  title: 'Request submitted',
  description: 'Your request has been submitted. A member of our sales team will contact you soon.',
}

/** Confirms that a message has arrived (1 §2). */
export function SubmittedDialog({ sales, onClose }: { sales: boolean; onClose: () => void }) {
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
    />
  )
}
