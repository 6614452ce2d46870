import { useQuery } from '@tanstack/react-query'
import { describeError } from '@/api/core/api-error'
import { rsxQueries } from '@/api/rsx/queries'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { TextPlaceholder } from '@/ui/Placeholders'
import type { PipelineChoice } from '../model/pipeline-lines'
import { PipelineFiles } from './PipelineFiles'

interface PipelineDialogProps {
  /** The choices of the page. */
  chosen: PipelineChoice
  isVisitor: boolean
  onClose: () => void
}

/** Everything for the same check in a build: the program, a rule pack, and a line to paste (PIPELINE-30). */
export function PipelineDialog({ chosen, isVisitor, onClose }: PipelineDialogProps) {
  // Restricted versions are in no rule pack, whoever makes it.
  const { data: names, error, isFetching, refetch } = useQuery(rsxQueries.readableSchemaNames(true))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Use this in your pipeline"
      description="The check of this page as a program for your build. It needs Node.js 20 or newer, and neither a network nor an account where it runs."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {names ? (
        <PipelineFiles chosen={chosen} names={names} isVisitor={isVisitor} />
      ) : error ? (
        <ErrorState
          title="The documents could not be loaded"
          message={describeError(error, { title: '', message: 'Without them no rule pack can be made.' }).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TextPlaceholder label="Loading the documents" />
      )}
    </Dialog>
  )
}
