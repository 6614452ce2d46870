import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { classNames } from '@/ui/class-names'
import { workflow, workflowHeading, type WorkflowStep } from '../model/workflow'
import styles from './WorkflowBar.module.css'

/** The six steps of the Integration Workflow in one line, with the step of the page marked. */
export function WorkflowBar({ step }: { step: WorkflowStep }) {
  return (
    <nav aria-label={workflowHeading.text}>
      <ol className={styles.bar}>
        {workflow.map(({ id, title, pages }) => (
          <li key={id} className={classNames(id < step.id && styles.before)}>
            <Link
              to={paths.rsxPage(pages[0]?.page ?? 'rsx-overview')}
              aria-current={id === step.id ? 'step' : undefined}
            >
              <span>{id}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
