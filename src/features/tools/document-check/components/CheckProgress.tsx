import { WorkProgress } from '@/ui/WorkProgress'
import { isBusy, type CheckState } from '../model/check-state'

const labels = { reading: 'Reading', loadingRules: 'Loading the rules', checking: 'Checking' }

/** The progress of reading or checking, with a button to cancel it. */
export function CheckProgress({ state, onCancel }: { state: CheckState; onCancel: () => void }) {
  const { phase, progress } = state
  const label = phase in labels ? labels[phase as keyof typeof labels] : ''
  return <WorkProgress isRunning={isBusy(state)} label={label} progress={progress} onCancel={onCancel} />
}
