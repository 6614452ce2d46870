import { classNames } from '@/ui/class-names'
import { Plate } from '@/ui/Plate'
import styles from './OrderFlow.module.css'

const documents = [
  { number: '850', name: 'Order', time: '07:19:55' },
  { number: '855', name: 'Order acknowledgement', time: '07:20:04' },
  { number: '856', name: 'Shipment', time: '15:42:11' },
  { number: '810', name: 'Invoice', time: '15:42:13' },
]

/** The picture in the banner: a list of the documents that one order causes. The order arrives, the others are sent back. */
export function OrderFlow() {
  return (
    <figure className={styles.flow} aria-label="How one order travels between a retailer and your application">
      <div className={styles.ends}>
        <span>
          <b>Northgate Outfitters</b>Retailer
        </span>
        <span>
          <b>Your application</b>Supplier
        </span>
      </div>
      <ol className={styles.documents}>
        {documents.map(({ number, name, time }, index) => (
          <li key={number} className={classNames(index === 0 ? styles.arriving : styles.returning)}>
            <Plate look={index === 0 ? 'brand' : 'ink'}>{number}</Plate>
            <span>{name}</span>
            <time>{time}</time>
          </li>
        ))}
      </ol>
    </figure>
  )
}
