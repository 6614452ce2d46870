import { environment } from '@/config/environment'
import { isInternal } from '@/config/people'
import { visibleTools } from '@/config/tools'
import { ToolFrame } from '@/features/tools/components/ToolFrame'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { NotFoundPage } from './NotFoundPage'

/** A tool at its address. One that is hidden here, or is for staff only, does not exist (1 §6, `hideInEnvironments`). */
export function ToolRoute({ id }: { id: string }) {
  const { data: user } = useCurrentUser()
  const tool = visibleTools(isInternal(user), environment().name).find((candidate) => candidate.id === id)
  return tool ? <ToolFrame tool={tool} /> : <NotFoundPage />
}
