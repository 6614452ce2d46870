import { useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import type { PipelineChoice } from '../model/pipeline-lines'

const PipelineDialog = lazyPart(
  () => import('./PipelineDialog'),
  (module) => module.PipelineDialog,
)

/** Opens the dialog with the program, the rule pack and the lines for what the page has chosen. */
export function PipelineButton({ chosen, isVisitor }: { chosen: PipelineChoice; isVisitor: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Use this in your pipeline</Button>
      {isOpen && (
        <PipelineDialog
          chosen={chosen}
          isVisitor={isVisitor}
          onClose={close}
          onUnavailable={close}
          unavailableTitle="The files for your pipeline could not be shown"
        />
      )}
    </>
  )
}
