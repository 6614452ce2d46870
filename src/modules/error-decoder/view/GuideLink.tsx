import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { useArea } from '@/modules/documentation/areas/use-area'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { serviceOf, useServices } from '@/modules/documentation/pages/use-services'
import { trail, type TreeEntry } from '@/engines/documentation/tree-entry'
import { guides, type GuideId } from '@/engines/errors/catalogue/guides'

/** A link to a guide; nothing if the table of contents of this reader does not list the guide (DECODER-8). */
export function GuideLink({ guide }: { guide: GuideId }) {
  const { slug } = guides[guide]
  return slug === 'rsx-docs' ? <RsxGuideLink guide={guide} /> : <ServiceGuideLink guide={guide} />
}

function RsxGuideLink({ guide }: { guide: GuideId }) {
  const { toc } = useArea(rsxArea)
  return <ListedLink guide={guide} to={paths.rsxPage(guides[guide].page)} entries={toc.entries} />
}

function ServiceGuideLink({ guide }: { guide: GuideId }) {
  const { slug, page } = guides[guide]
  const { services } = useServices()
  const { toc } = useServiceToc(services && serviceOf(services, slug))
  return <ListedLink guide={guide} to={paths.service(slug, page)} entries={toc.entries} />
}

function ListedLink({ guide, to, entries }: { guide: GuideId; to: string; entries: readonly TreeEntry[] }) {
  if (trail(entries, to).length === 0) return null
  return (
    <p>
      <Link to={to}>{guides[guide].title}</Link>
    </p>
  )
}
