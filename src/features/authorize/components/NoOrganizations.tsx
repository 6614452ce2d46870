import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { leaveFor } from '../model/leave'
import type { Asked } from '../model/asked'
import { refusalAddress } from '../model/answer-addresses'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { iconPaths } from '../model/icon-paths'

/** For people who belong to no organization and therefore cannot give access to anything. */
export function NoOrganizations({ asked }: { asked: Asked }) {
  const back = asked.redirectUri === undefined ? undefined : refusalAddress(asked.redirectUri)
  return (
    <SoloCard
      title={
        <>
          <bdi>{asked.appName}</bdi> needs an organization
        </>
      }
      iconPath={iconPaths.nothing}
      footer={
        <>
          {back !== undefined && (
            <Button variant="primary" onClick={() => leaveFor(back)}>
              Return to the app
            </Button>
          )}
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.contact()}>
            Contact support
          </Link>
        </>
      }
      note={<SignedInAs />}
    >
      <div className={styles.question}>
        {asked.returnsTo && <ReturnsTo address={asked.returnsTo} />}
        <p>
          Your account is not a member of any organization, so there is no data that this app could use. Ask the
          administrator of your organization to add you, then start again from the app. Nothing was authorized.
        </p>
      </div>
    </SoloCard>
  )
}
