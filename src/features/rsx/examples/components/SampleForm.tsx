import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SchemaFormat } from '@/lib/schema-formats'
import { designDocumentNamed } from '@/config/design-documents'
import { paths } from '@/lib/paths'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { useRetailers } from '@/modules/rsx/retailers/use-retailers'
import { sampleParameters, usualValues, type SampleFieldValues } from '@/modules/rsx/samples/sample-choice'
import { SampleFields } from '@/modules/rsx/samples/SampleFields'
import { buttonClass } from '@/ui/button-class'
import styles from './SampleForm.module.css'

/** Make a sample: what it shall be like, and for which retailers. The page that makes it opens filled in (CHECK-26). */
export function SampleForm({ format }: { format: SchemaFormat }) {
  const [values, setValues] = useState<Partial<SampleFieldValues>>({})
  const [retailers, setRetailers] = useState<readonly string[]>([])
  const [hasOpened, setHasOpened] = useState(false)
  // The format of the page until another one is chosen here.
  const chosen: SampleFieldValues = { ...usualValues, format, ...values }
  const list = useRetailers(designDocumentNamed(chosen.document).file, hasOpened)
  return (
    <section className={styles.form} aria-label="Make a sample">
      <h2>Make a sample for your retailers</h2>
      <div className={styles.fields}>
        <SampleFields values={chosen} onChange={(next) => setValues({ ...values, ...next })} />
      </div>
      <div className={styles.action}>
        <RetailerBar
          list={list}
          chosen={retailers}
          description="Choose the retailers at which the sample has to pass. Without a choice, it has what partners usually send."
          action="Make for"
          onChoose={setRetailers}
          onOpen={() => setHasOpened(true)}
        />
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={paths.documentSample({ ...sampleParameters(chosen), retailer: retailers })}
        >
          Make a sample
        </Link>
      </div>
    </section>
  )
}
