import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useCountText } from '@/modules/dates/use-count-text'
import { buttonClass } from '@/ui/button-class'
import { Checkbox } from '@/ui/Checkbox'
import { CopyButton } from '@/ui/CopyButton'
import { FilterField } from '@/ui/FilterField'
import { Icon } from '@/ui/Icon'
import { Page, Split } from '@/ui/Page'
import { Splash } from '@/ui/Splash'
import { KindRequirements } from './components/KindRequirements'
import { RetailerList } from './components/RetailerList'
import { browserAddress, countText, isEmpty, readSelection, type Selection } from './model/selection'
import styles from './RequirementsPage.module.css'
import { useRequirements } from './use-requirements'

/** /tools/shipping-doc-browser/field-requirements (3 §2): what the templates that the address names ask for. */
export function RequirementsPage() {
  const [search] = useSearchParams()
  const selection = useMemo(() => readSelection(search), [search])
  return (
    <Page>
      <Link className={styles.back} to={browserAddress(selection)}>
        <Icon of={ArrowLeft} size="sm" />
        Shipping document browser
      </Link>
      {isEmpty(selection) ? (
        <>
          <h1>Field requirements</h1>
          <Splash
            headingLevel={2}
            mark="empty"
            title="No label or packing slips were selected"
            text="Choose what your retailers ask for in the shipping document browser."
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to={browserAddress(selection)}>
                Choose labels and packing slips
              </Link>
            }
          />
        </>
      ) : (
        <Chosen selection={selection} />
      )}
    </Page>
  )
}

function Chosen({ selection }: { selection: Selection }) {
  const [text, setText] = useState('')
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const filter = useMemo(() => ({ text, onlyDiffering }), [text, onlyDiffering])
  const labels = useRequirements('label', selection.label)
  const slips = useRequirements('packing-slip', selection['packing-slip'])
  const counts = { label: selection.label.length, 'packing-slip': selection['packing-slip'].length }
  const counted = useCountText()
  const several = counts.label > 1 || counts['packing-slip'] > 1
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>Field requirements</h1>
          <p>
            What {countText(counts, counted)} ask{counts.label + counts['packing-slip'] === 1 && 's'} for.
            {several && ' Where they disagree on a length, every value is given.'}
          </p>
        </div>
        <CopyButton label="Copy link" text={() => Promise.resolve(window.location.href)} />
      </header>
      <Split
        sideBelow
        side={
          <>
            <RetailerList requirements={[labels, slips]} selection={selection} />
            {several && (
              <p className={styles.hint}>
                <span className={styles.vary} aria-hidden="true" />
                Lengths differ between the templates. The shortest maximum is safe for all of them.
              </p>
            )}
          </>
        }
      >
        <div className={styles.toolbar}>
          <FilterField placeholder="Field, description or code" value={text} onChange={setText} />
          {several && (
            <Checkbox checked={onlyDiffering} onChange={setOnlyDiffering}>
              Only lengths that differ
            </Checkbox>
          )}
        </div>
        {counts.label > 0 && <KindRequirements kind="label" requirements={labels} filter={filter} />}
        {counts['packing-slip'] > 0 && <KindRequirements kind="packing-slip" requirements={slips} filter={filter} />}
      </Split>
    </>
  )
}
