import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Page, Split } from '@/ui/Page'
import { Plate } from '@/ui/Plate'
import hero from './Hero.module.css'
import styles from './HomeFrame.module.css'

const chain = ['850', '855', '856', '810']

/** The frame of the signed-in home page and of its skeleton: slim banner, heading, side column. */
export function HomeFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <>
      <section className={hero.hero}>
        <div className={hero.slim}>
          <div>
            <p className={hero.slimTitle}>Building Applications Made Easy</p>
            <p className={hero.slimLead}>Documentation, keys and tools for connecting your systems to the network.</p>
          </div>
          <span
            className={hero.chain}
            role="img"
            aria-label="Order 850, acknowledgement 855, shipment 856, invoice 810"
          >
            {chain.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && <i />}
                <Plate look={index === 0 ? 'brand' : 'ink'}>{number}</Plate>
              </Fragment>
            ))}
          </span>
        </div>
      </section>
      <Page>
        <h1 className={styles.heading}>Welcome to Dev Center</h1>
        <Split side={side}>{children}</Split>
      </Page>
    </>
  )
}
