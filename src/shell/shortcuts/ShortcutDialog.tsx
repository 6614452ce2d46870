import { isApple } from '@/browser/platform'
import { useShortcuts } from '@/browser/shortcuts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './ShortcutDialog.module.css'

const modifier = isApple ? '⌘' : 'Ctrl'

type Row = readonly [text: string, ...keys: string[]]

/** The shortcuts of the portal. Keys that are pressed together are one text. */
const groups: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'On every page',
    rows: [
      ['Open search', `${modifier} K`],
      ['Move to the filter of the page, or open search', '/'],
      ['Show this list', '?'],
      ['Close a dialog, or empty a filter', 'Esc'],
    ],
  },
  {
    title: 'In search',
    rows: [
      ['Choose a result', '↑', '↓'],
      ['Open the result', 'Enter'],
      ['Open the result in a new tab', `${modifier} Enter`],
    ],
  },
  {
    title: 'In trees, tabs and steps',
    rows: [
      ['Move', '↑', '↓'],
      ['Close or open a branch, or choose a tab', '←', '→'],
      ['Move to the first or the last', 'Home', 'End'],
    ],
  },
  { title: 'On an operation', rows: [['Print the whole operation', `${modifier} P`]] },
  {
    title: 'In Check a Document',
    rows: [
      ['Next finding', 'F8'],
      ['Previous finding', 'Shift F8'],
      ['Leave the editor', 'Tab'],
      ['Undo a change', `${modifier} Z`],
    ],
  },
]

/** The dialog that lists the shortcuts of the portal (UI-22). */
export function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [areOn] = useShortcuts()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description={
        areOn
          ? 'The keys / and ? work outside of fields. You can turn them off at the top of the page: in the bar, or in your profile menu.'
          : 'The keys / and ? are turned off. You can turn them on at the top of the page: in the bar, or in your profile menu.'
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(([text, ...keys]) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
