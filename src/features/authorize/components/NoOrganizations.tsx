import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { leaveFor } from '../model/leave'
import type { AuthorizationRequest } from '../model/authorization-request'
import { refusalUrl } from '../model/return-urls'
import styles from './Authorize.module.css'
import { ReturnsTo } from './ReturnsTo'
import { SignedInAs } from './SignedInAs'
import { iconPaths } from '../model/icon-paths'

/** For people who belong to no organization and therefore cannot give access to anything. */
export function NoOrganizations({ request }: { request: AuthorizationRequest }) {
  const back = request.redirectUri === undefined ? undefined : refusalUrl(request.redirectUri)
  return (
    <SoloCard
      title={
        <>
          <bdi>{request.appName}</bdi> needs an organization
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
      <div className={styles.request}>
        {request.returnsTo && <ReturnsTo url={request.returnsTo} />}
        <p>
          Your account is not a member of any organization, so there is no data that this app could use. Ask the
          administrator of your organization to add you, then start again from the app. Nothing was authorized.
        </p>
      </div>
    </SoloCard>
  )
}
