import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { SchemaTreeState } from './use-schema-tree'

/** The buttons "Expand all" and "Collapse all" of a tree. */
export function TreeControls({ tree }: { tree: Pick<SchemaTreeState<unknown>, 'setAllOpen'> }) {
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => tree.setAllOpen(true)}>
        <Icon of={ChevronsUpDown} size="sm" />
        Expand all
      </Button>
      <Button variant="ghost" size="sm" onClick={() => tree.setAllOpen(false)}>
        <Icon of={ChevronsDownUp} size="sm" />
        Collapse all
      </Button>
    </>
  )
}
