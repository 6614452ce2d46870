import type { ReactNode } from 'react'
import { FrameBar } from '@/modules/toc-tree/FrameBar'
import { Splash } from '@/ui/Splash'

interface NotFoundViewProps {
  title?: string
  text?: string
  /** What can be done about it. */
  actions?: ReactNode
}

/** The place of a document that is not there (2 §8), beside the tree. */
export function NotFoundView({
  title = 'File Not Found',
  text = 'We could not find the requested document',
  actions,
}: NotFoundViewProps) {
  return (
    <>
      <FrameBar place={title} />
      <div role="alert">
        <Splash headingLevel={1} title={title} text={text} actions={actions} />
      </div>
    </>
  )
}
