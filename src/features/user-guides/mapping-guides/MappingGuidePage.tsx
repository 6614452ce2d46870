import { Link, useParams } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { Breadcrumbs } from '@/modules/documentation/pages/Breadcrumbs'
import { RecentPage } from '@/modules/documentation/recent/RecentPage'
import { PageFeedback } from '@/modules/documentation/pages/PageFeedback'
import { NotFoundView } from '@/modules/documentation/pages/NotFoundView'
import { FrameBar } from '@/modules/documentation/tree/FrameBar'
import { buttonClass } from '@/ui/button-class'
import { Splash } from '@/ui/Splash'
import { mappingGuideSets, type MappingGuideSet } from '@/config/mapping-guides'
import { userGuidesArea } from '@/engines/documentation/areas/areas'
import { GuideTable } from './components/GuideTable'
import { OtherSystems } from './components/OtherSystems'
import styles from './MappingGuidePage.module.css'

const section = 'Customer Mapping Guides'
const above = [{ text: userGuidesArea.name, to: userGuidesArea.home }, { text: section }]

/** A page of mapping guides, `/user-guides/docs/customer-mapping-guides/:set`. Only signed-in people can download (GUIDE-6). */
export function MappingGuidePage() {
  const { set } = useParams()
  const guideSet = mappingGuideSets.find(({ slug }) => slug === set)
  if (!guideSet) {
    return <NotFoundView title="Documentation Not Found" text="We could not find this page of the documentation" />
  }
  return <GuideSet key={guideSet.slug} guideSet={guideSet} />
}

function GuideSet({ guideSet }: { guideSet: MappingGuideSet }) {
  const isSignedIn = useSession().status === 'signedIn'
  const { slug, title, guides } = guideSet
  const to = paths.userGuide(`customer-mapping-guides/${slug}`)
  return (
    <>
      <FrameBar place={title} />
      <div className={styles.side}>
        <div>
          <Breadcrumbs above={above} current={title} />
          <RecentPage to={to} title={title} area={section} />
          <h1>{title}</h1>
          <p className={styles.lead}>
            One spreadsheet for each document maps the fields of the system to RSX fields.
            {!isSignedIn && guides.length > 0 && ' Sign in to download.'}
          </p>
          {guides.length > 0 ? <GuideTable guideSet={guideSet} /> : <NoGuides title={title} />}
          <PageFeedback to={to} title={title} />
        </div>
        <OtherSystems current={guideSet} />
      </div>
    </>
  )
}

function NoGuides({ title }: { title: string }) {
  return (
    <Splash
      headingLevel={2}
      mark="empty"
      title="No records found"
      text={`There is no mapping guide for ${title} yet. Support can tell you which mappings other customers use, and whether a guide is being written.`}
      actions={
        <Link className={buttonClass({})} to={paths.contact({ contactSupport: 'true' })}>
          Contact Support
        </Link>
      }
    />
  )
}
