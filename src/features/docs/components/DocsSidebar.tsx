import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { ServiceRowsPlaceholder } from '@/ui/Placeholders'
import { HideUntilLoaded } from '@/ui/HideUntilLoaded'
import { TreeLink } from '@/modules/documentation/tree/TreeRow'
import { gettingStarted, serviceSections } from '../model/sections'
import { serviceOf, useServices } from '@/modules/documentation/pages/use-services'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { useDocumentIndex } from '../hooks/use-operation-entries'
import { slugOf } from '../model/doc-url'
import { firstDocument } from '../model/first-document'
import { GettingStartedEntry } from './GettingStartedEntry'
import { ServiceBranch } from './ServiceBranch'

/** One element, so that the tree does not render with every step of a navigation, only when its own facts change. */
const allSections = <DocsSections />

/** The tree of the documentation. Until the services, the branch of this page and its operations have loaded, nothing below them is visible. */
export function DocsSidebar() {
  const { pathname, search } = useLocation()
  const { services, error } = useServices()
  const service = services && serviceOf(services, slugOf(pathname, search) ?? '')
  const toc = useServiceToc(service)
  const index = useDocumentIndex(service)
  // Such an address is about to be redirected to the first document, whose operations arrive after it.
  const isRedirected = pathname.endsWith('/api-doc') && !index.location && firstDocument(toc.toc) !== undefined
  const isPending = (!services && !error) || toc.pending || toc.isProvisional || index.isLoading || isRedirected
  return <HideUntilLoaded pending={isPending}>{allSections}</HideUntilLoaded>
}

/** The five sections of 'Apis and Services' and the tools; staff's sections exist for staff only (DOC-10). */
function DocsSections() {
  const { services, error } = useServices()
  const sections = services && serviceSections(services, environment())
  return (
    <>
      <h3>Welcome to Dev Center</h3>
      <ul>
        <GettingStartedEntry service={services && gettingStarted(services, environment())} />
      </ul>
      {sections ? (
        <>
          <Section title="Authentication" services={sections.authentication} />
          <Section title="Services" services={sections.services} />
          <Section title="Internal Build Guides" services={sections.buildGuides} isForStaff />
          <Section title="Internal Development Tools" services={sections.devTools} isForStaff />
        </>
      ) : (
        // The page shows the failure; the sidebar keeps its fixed entries.
        !error && <ServiceRowsPlaceholder label="Loading the services" />
      )}
      <ToolsSection />
    </>
  )
}

/** The development tools, as on the page of applications. */
function ToolsSection() {
  const { data: user } = useCurrentUser()
  const tools = visibleTools(isStaffMember(user), environment().name)
  if (tools.length === 0) return null
  return (
    <>
      <h3>Development Tools</h3>
      <ul>
        {tools.map(({ id, label, route }) => (
          <li key={id}>
            <TreeLink href={paths.tool(route)} current={false} indent>
              {label}
            </TreeLink>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SectionProps {
  title: string
  services: readonly Service[]
  isForStaff?: boolean
}

function Section({ title, services, isForStaff = false }: SectionProps) {
  if (services.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {services.map((service) => (
          <ServiceBranch key={service.id} service={service} isInternal={isForStaff} />
        ))}
      </ul>
    </>
  )
}
