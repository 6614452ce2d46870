import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { MarkdownHeading } from '@/modules/markdown/MarkdownHeading'
import { StepWizard } from '@/modules/step-wizard/StepWizard'
import { useExpandIndex } from '@/modules/step-wizard/use-expand-index'
import type { Step } from '@/modules/step-wizard/model'
import { Icon } from '@/ui/Icon'
import { stepOf, workflow, workflowHeading, type WorkflowStep } from '../model/workflow'
import styles from './Workflow.module.css'

/** The Integration Workflow on overview pages (RSX-7): six steps with links to their pages. The page on screen is marked. */
export function Workflow({ page }: { page: string }) {
  const current = stepOf(page)
  const steps = workflow.map((step): Step => ({
    id: step.id,
    title: step.title,
    message: step.text,
    current: step === current,
    content: <StepPages step={step} page={page} />,
  }))
  const { open, onToggle } = useExpandIndex(steps, current?.id)
  return (
    <section className={styles.workflow} aria-labelledby={workflowHeading.id}>
      <MarkdownHeading level={2} id={workflowHeading.id}>
        {workflowHeading.text}
      </MarkdownHeading>
      <p>Six steps from the first connection to live documents. Each page of a step shows its place in the workflow.</p>
      <StepWizard steps={steps} open={open} onToggle={onToggle} headingLevel={3} />
    </section>
  )
}

function StepPages({ step, page }: { step: WorkflowStep; page: string }) {
  return (
    <>
      <p>{step.text}</p>
      <ul className={styles.pages}>
        {step.pages.map((stepPage) => (
          <li key={stepPage.page}>
            <Link to={paths.rsxPage(stepPage.page)} aria-current={stepPage.page === page ? 'page' : undefined}>
              {stepPage.text}
              <Icon of={ChevronRight} size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
