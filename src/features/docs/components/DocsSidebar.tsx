import { useLocation } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { ServiceRowsPlaceholder } from '@/modules/placeholders/Placeholders'
import { TreeLink } from '@/modules/toc-tree/TreeRow'
import { currentPath } from '../model/doc-address'
import { serviceSections } from '../model/sections'
import { useServices } from '../use-services'
import { ServiceBranch } from './ServiceBranch'

/** The five sections of 'Apis and Services' (2 §2); those of the staff exist for staff only. */
export function DocsSidebar() {
  const { pathname, search } = useLocation()
  const { services, error } = useServices()
  const sections = services && serviceSections(services, environment())
  return (
    <>
      <h3>Welcome to Dev Center</h3>
      <ul>
        <li>
          <TreeLink
            href={paths.gettingStarted()}
            current={currentPath(pathname, search) === paths.gettingStarted()}
            indent
          >
            Get Started
          </TreeLink>
        </li>
      </ul>
      {sections ? (
        <>
          <Section title="Authentication" services={sections.authentication} />
          <Section title="Services" services={sections.services} />
          <Section title="Internal Build Guides" services={sections.buildGuides} internal />
          <Section title="Internal Development Tools" services={sections.devTools} internal />
        </>
      ) : (
        // The failure is told by the page; the sidebar keeps what it knows.
        !error && <ServiceRowsPlaceholder label="Loading the services" />
      )}
    </>
  )
}

interface SectionProps {
  title: string
  services: readonly Service[]
  internal?: boolean
}

function Section({ title, services, internal = false }: SectionProps) {
  if (services.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {services.map((service) => (
          <ServiceBranch key={service.id} service={service} internal={internal} />
        ))}
      </ul>
    </>
  )
}
