import Check from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import type { ApplicationsPage } from '@/api/devcenter/schemas'
import { buttonClass } from '@/ui/button-class'
import { Card, CardHead } from '@/ui/Card'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { useTabFacts } from '../hooks/use-tab-facts'
import { firstSteps } from '../model/first-steps'
import styles from './FirstSteps.module.css'

/** Leads somebody who begins from the first application to the first document (HOME-11). */
export function FirstSteps({ applications }: { applications: ApplicationsPage }) {
  const steps = firstSteps(applications, useTabFacts())
  const next = steps.find(({ isDone, link }) => !isDone && link)
  return (
    <Card className={styles.card}>
      <CardHead className={styles.head}>
        <h2>Start here</h2>
      </CardHead>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={classNames(styles.number, step.isDone && styles.done)}>
              {step.isDone ? <Icon of={Check} size="sm" label="Done" /> : index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p dir="auto">{step.text}</p>
            </div>
            {step.link && (
              <Link className={buttonClass({ variant: step === next ? 'primary' : 'secondary' })} to={step.link.to}>
                {step.link.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
