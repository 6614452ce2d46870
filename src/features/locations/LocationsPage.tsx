import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useHashTarget } from '@/modules/markdown/use-hash-target'
import { Page } from '@/ui/Page'
import { OfficeCard } from './components/OfficeCard'
import { generalEmails, officesByRegion } from '@/config/offices'
import styles from './LocationsPage.module.css'

const regions = officesByRegion()

/** The offices of the provider by region, and general email addresses (LOC-1, LOC-4). */
export function LocationsPage() {
  useHashTarget(regions)
  return (
    <Page>
      <h1>Office Locations</h1>
      <p className={styles.lead}>
        For help with the portal, the <Link to={paths.contact()}>Contact page</Link> is faster than any office.
      </p>
      <div className={styles.regions}>
        {regions.map(({ region, offices }) => (
          <section key={region} className={styles.region}>
            <h2>{region}</h2>
            <div className={styles.offices}>
              {offices.map((office) => (
                <OfficeCard key={office.locationName} office={office} />
              ))}
            </div>
          </section>
        ))}
        <section className={styles.region}>
          <h2>General Email Addresses</h2>
          <dl className={styles.offices}>
            {generalEmails.map(([label, address]) => (
              <div key={address} className={styles.mail}>
                <dt>{label}</dt>
                <dd>
                  <a href={`mailto:${address}`}>{address}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Page>
  )
}
