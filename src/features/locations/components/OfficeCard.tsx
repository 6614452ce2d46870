import { useLocation } from 'react-router-dom'
import { Badge } from '@/ui/Badge'
import { addressLines, officeId } from '@/config/offices'
import type { Office } from '@/config/offices'
import styles from './OfficeCard.module.css'

/** An office with its address, phone numbers and links (LOC-3), marked when the address names it. */
export function OfficeCard({ office }: { office: Office }) {
  const { locationName, officeType, isHeadquarter, phones, customerServiceLoc, customerService, links = [] } = office
  const lines = addressLines(office)
  const id = officeId(office)
  const { hash } = useLocation()
  return (
    <section id={id} className={styles.office} data-current={hash === `#${id}` || undefined}>
      <h3>
        {locationName}
        {isHeadquarter && <Badge>Headquarters</Badge>}
      </h3>
      <p className={styles.kind}>{officeType}</p>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.map}>
        <a href={mapUrl(lines)} target="_blank" rel="noopener noreferrer" aria-label={`${locationName} on a map`}>
          On a map
        </a>
      </p>
      <PhoneNumbers numbers={phones} />
      {customerService && (
        <>
          {customerServiceLoc !== undefined && <h4>{customerServiceLoc}</h4>}
          <PhoneNumbers numbers={customerService} />
        </>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.flatMap(namedLinks).map(([label, address]) => (
            <li key={address}>
              <a href={address} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PhoneNumbers({ numbers }: { numbers: Readonly<Record<string, string>> }) {
  return (
    <dl>
      {Object.entries(numbers).map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          {/* A fax number is not a link, because calling it is a mistake. */}
          <dd>{label === 'Fax' ? number : <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Labels and addresses of an entry of `links`: an email address, or links by their labels. */
function namedLinks(link: string | Readonly<Record<string, string>>): [label: string, address: string][] {
  return typeof link === 'string' ? [[link, `mailto:${link}`]] : Object.entries(link)
}

/** A link instead of an embedded map, so that no other host gets a request before the reader wants it. */
function mapUrl(lines: readonly string[]): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(', ') }).toString()}`
}
