import { Button } from '@/ui/Button'
import { TieredListPlaceholder } from '@/ui/Placeholders'

/** The place of results while documents are read, with a button that shows what has been found so far. */
export function ResultsPlaceholder({ onShow }: { onShow: () => void }) {
  return (
    <>
      <TieredListPlaceholder label="Searching" />
      <Button size="sm" onClick={onShow}>
        Show the results so far
      </Button>
    </>
  )
}
