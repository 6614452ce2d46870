import { Page } from '@/ui/Page'
import { TermsText } from './components/TermsText'
import styles from './TermsOfUsePage.module.css'

/** The full text of the terms, for everybody (TERMS-1). */
export function TermsOfUsePage() {
  return (
    <Page className={styles.page}>
      <h1>Terms of Use</h1>
      <TermsText />
    </Page>
  )
}
