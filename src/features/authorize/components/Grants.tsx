import FileText from 'lucide-react/icons/file-text'
import Store from 'lucide-react/icons/store'
import { scrollable } from '@/lib/scrollable'
import { NumberText } from '@/modules/dates/NumberText'
import { Icon } from '@/ui/Icon'
import styles from './Authorize.module.css'

/** Joins names for a sentence: "A", "A and B", "A, B, and C". */
const nameList = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

/** The kinds of documents that a consent covers (AUTHZ-11). */
const documents = ['credit/debit adjustments', 'invoices', 'orders', 'remittances']

/** More names than this become a list of their own. */
const namesInSentence = 6

/** Says what the application may do. */
export function Grants({ partners }: { partners: string[] }) {
  return (
    <ul className={styles.grants}>
      {partners.length > 0 && (
        <li>
          <Icon of={Store} />
          <div>
            <b>View retailer data</b>
            {partners.length <= namesInSentence ? (
              <p>For {nameList.format(partners)}</p>
            ) : (
              <>
                <p>
                  For <NumberText value={partners.length} /> retailers:
                </p>
                <ul className={styles.partners} aria-label="Retailers" {...scrollable}>
                  {partners.map((name) => (
                    <li key={name}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </li>
      )}
      <li>
        <Icon of={FileText} />
        <div>
          <b>View document data</b>
          <p>For {nameList.format(documents)}</p>
        </div>
      </li>
    </ul>
  )
}
