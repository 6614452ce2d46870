import { useId } from 'react'
import { Link } from 'react-router-dom'
import { firstCall } from '@/config/first-call'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import styles from './ConnectionStep.module.css'

/** Leads to an operation that every application may call, with the console open and this application chosen (CONSOLE-45). */
export function FirstCall({ appId }: { appId: string }) {
  const id = useId()
  const { service, title, ...operation } = firstCall
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div>
        <h3 id={id}>Your first call</h3>
        <p>Send a request to the sandbox from the API reference. The console gets the token.</p>
      </div>
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={paths.endpoint(service, title, { ...operation, try: appId })}
      >
        Try your first call
      </Link>
    </section>
  )
}
