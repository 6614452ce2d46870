import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { DesignTreeNode } from '../model/design-tree'
import styles from './NotesDialog.module.css'

interface NotesDialogProps {
  node: DesignTreeNode
  onClose: () => void
}

/** The dialog "Trading Partner Notes": the notes of retailers on a field (RSX-45). */
export function NotesDialog({ node: { name, data }, onClose }: NotesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Trading Partner Notes"
      description={`On ${name}${data.displayName && `, ${data.displayName}`}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={styles.notes}>
        {data.notes.map(({ retailer, listed, lines }) => (
          <div key={retailer}>
            <dt>
              {retailer}
              {!listed && <span> (not in the retailer list)</span>}
            </dt>
            {lines.map((line, index) => (
              <dd key={index}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
