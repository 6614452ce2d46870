import { useRef } from 'react'
import { usePageRecords } from '@/modules/search/page-records/use-page-records'
import { PaletteDialog } from '@/ui/PaletteDialog'
import { SearchPanel } from './SearchPanel'
import type { Typing } from './typing'

interface SearchDialogProps {
  open: boolean
  onClose: () => void
  /** The keys that were typed before the dialog's code had arrived. */
  typing: Typing
}

/** The search over every page (SEARCH-22): a field, and below it the results in groups. */
export function SearchDialog({ open, onClose, typing }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  usePageRecords()
  return (
    <PaletteDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      label="Search Dev Center"
      initialFocus={input}
    >
      <SearchPanel input={input} typing={typing} onClose={onClose} />
    </PaletteDialog>
  )
}
