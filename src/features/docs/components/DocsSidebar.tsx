import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { ServiceRowsPlaceholder } from '@/modules/placeholders/Placeholders'
import { gettingStarted, serviceSections } from '../model/sections'
import { useServices } from '../use-services'
import { GettingStartedEntry } from './GettingStartedEntry'
import { ServiceBranch } from './ServiceBranch'

/** The five sections of 'Apis and Services' (2 §2); those of the staff exist for staff only. */
export function DocsSidebar() {
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
