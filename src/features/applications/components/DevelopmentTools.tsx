import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SideCard } from '@/modules/navigation/SideCard'

/** The tools that this person may use in this environment (TOOL-2, TOOL-3). */
export function DevelopmentTools() {
  const { data: user } = useCurrentUser()
  const tools = visibleTools(isStaffMember(user), environment().name)
  if (tools.length === 0) return null
  return (
    <SideCard title="Development Tools">
      {tools.map(({ id, label, description, route }) => (
        <LinkRow key={id} to={paths.tool(route)} label={label} text={description} />
      ))}
    </SideCard>
  )
}
