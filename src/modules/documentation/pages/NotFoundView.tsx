import type { ReactNode } from 'react'
import { FrameBar } from '../tree/FrameBar'
import { Splash } from '@/ui/Splash'

interface NotFoundViewProps {
  title?: string
  text?: string
  /** The next step for the reader. */
  actions?: ReactNode
}

/** Shown beside the tree instead of a document that does not exist. */
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
