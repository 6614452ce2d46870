import { Card } from '@/ui/Card'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { HomeFrame } from './HomeFrame'
import styles from './HomeFrame.module.css'

const cards = ['services', 'rsx', 'applications', 'labels']
const rows = ['first', 'second', 'third']

/** The shape of the signed-in home page while the session or the page's code is loading. */
export function HomeSkeleton() {
  return (
    <HomeFrame
      side={
        <SkeletonGroup label="Loading the links">
          <Card>{rows.map(skeletonRow)}</Card>
        </SkeletonGroup>
      }
    >
      <SkeletonGroup label="Loading the home page">
        <Card className={styles.lead}>{rows.map(skeletonRow)}</Card>
        <div className={styles.quad}>
          {cards.map((card) => (
            <Card key={card}>
              <div className={styles.top}>
                <SkeletonLine width={50} />
                <SkeletonLine width={80} />
              </div>
              {rows.slice(1).map(skeletonRow)}
            </Card>
          ))}
        </div>
      </SkeletonGroup>
    </HomeFrame>
  )
}

function skeletonRow(row: string) {
  return (
    <div key={row} className={styles.row}>
      <SkeletonLine width={30} />
    </div>
  )
}
