import { useMemo } from 'react'
import { AreaPage } from '@/modules/documentation/area-pages/AreaPage'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { overviewPages, stepOf, workflowHeading } from '../model/workflow'
import { Workflow } from './Workflow'
import { WorkflowBar } from './WorkflowBar'

/** A Markdown page of Integration Resources with its place in the Integration Workflow (RSX-7). */
export function RsxArticle({ page }: { page: string }) {
  const isOverview = overviewPages.includes(page)
  const step = stepOf(page)
  const section = useMemo(
    () => (isOverview ? { heading: workflowHeading, content: <Workflow page={page} /> } : undefined),
    [isOverview, page],
  )
  return (
    <AreaPage
      key={page}
      area={rsxArea}
      page={page}
      section={section}
      note={!isOverview && step !== undefined && <WorkflowBar step={step} />}
    />
  )
}
