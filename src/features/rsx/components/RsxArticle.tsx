import { useMemo } from 'react'
import { AreaPage } from '@/modules/doc-area/AreaPage'
import { rsxArea } from '../model/areas'
import { overviewPages, stepOf, workflowHeading } from '../model/workflow'
import { Workflow } from './Workflow'
import { WorkflowBar } from './WorkflowBar'

/** A markdown page of the integration resources, with its place in the Integration Workflow (2 §2). */
export function RsxArticle({ page }: { page: string }) {
  const overview = overviewPages.includes(page)
  const step = stepOf(page)
  const section = useMemo(
    () => (overview ? { heading: workflowHeading, content: <Workflow page={page} /> } : undefined),
    [overview, page],
  )
  return (
    <AreaPage
      key={page}
      area={rsxArea}
      page={page}
      section={section}
      note={!overview && step !== undefined && <WorkflowBar step={step} />}
    />
  )
}
