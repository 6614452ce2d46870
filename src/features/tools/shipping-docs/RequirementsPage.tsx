import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useUrlQuery, useUrlText, type UrlQuery } from '@/modules/navigation/use-url-state'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { BackLink } from '@/modules/navigation/BackLink'
import { buttonClass } from '@/ui/button-class'
import { GuidePlacesSwitch } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { useGuidePlaces } from '@/modules/rsx/guide-places/use-guide-places'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { CopyButton } from '@/ui/CopyButton'
import { FilterField } from '@/ui/FilterField'
import { Page, PageHead, Split } from '@/ui/Page'
import { Splash } from '@/ui/Splash'
import { KindRequirements } from './components/KindRequirements'
import { RetailerList } from './components/RetailerList'
import { countLeftOut, countText, isEmpty, maxChosen, readSelection, type Selection } from './model/selection'
import styles from './RequirementsPage.module.css'
import { useBrowserUrl } from './hooks/use-browser-url'
import { useRequirements } from './hooks/use-requirements'

/** The page with the field requirements of the templates that the address names (TOOL-10). */
export function RequirementsPage() {
  const url = useUrlQuery()
  const { query } = url
  const selection = useMemo(() => readSelection(query), [query])
  const browser = useBrowserUrl(selection)
  return (
    <Page>
      <BackLink to={browser}>Shipping Document Browser</BackLink>
      {isEmpty(selection) ? (
        <>
          <h1>Field requirements</h1>
          <Splash
            headingLevel={2}
            mark="empty"
            title="No label or packing slips were selected"
            text="Choose what your retailers ask for in the Shipping Document Browser."
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to={browser}>
                Choose labels and packing slips
              </Link>
            }
          />
        </>
      ) : (
        <Chosen selection={selection} url={url} />
      )}
    </Page>
  )
}

function Chosen({ selection, url }: { selection: Selection; url: UrlQuery }) {
  const { query, change } = url
  const labels = useRequirements('label', selection.label)
  const slips = useRequirements('packing-slip', selection['packing-slip'])
  // An address may name templates that no longer exist.
  const counts = { label: labels.known.length, 'packing-slip': slips.known.length }
  const count = counts.label + counts['packing-slip']
  const compared = [labels, slips].some(({ known, schema }) => known.length > 1 && !schema.failed)
  const owners = [...new Set([...labels.chosen, ...slips.chosen].flatMap(({ owner }) => owner ?? []))]
  const leftOut = countLeftOut(query)
  const [text, setText] = useUrlText(url, 'filter')
  const onlyDiffering = compared && query.get('differing') === 'true'
  const filter = useMemo(() => ({ text, onlyDiffering }), [text, onlyDiffering])
  const counted = useCountText()
  const number = useFormatNumber()
  const guidePlaces = useGuidePlaces()
  const { texts } = guidePlaces
  // Labels and packing slips show what a ship notice says.
  const guideText = useMemo(() => texts && ((name: string) => texts.guideTextOfName('Shipments', name)), [texts])
  return (
    <>
      <PageHead
        title="Field requirements"
        actions={
          <>
            <Link
              className={buttonClass({ size: 'sm' })}
              to={paths.documentCheck({ document: 'Shipments', retailer: owners })}
            >
              Check a shipment
            </Link>
            <CopyButton label="Copy link" text={() => Promise.resolve(window.location.href)} />
          </>
        }
      >
        {count > 0 && (
          <>
            What {countText(counts, counted)} ask{count === 1 && 's'} for.
            {compared && ' Where they disagree on a length, every value is given.'}
          </>
        )}
      </PageHead>
      {leftOut.label + leftOut['packing-slip'] > 0 && (
        <Callout className={styles.note}>
          <p>
            Left out: {countText(leftOut, counted)}. At most {number(maxChosen)} of a kind can be read together.
          </p>
        </Callout>
      )}
      <Split
        sideBelow
        side={
          <>
            <RetailerList requirements={[labels, slips]} selection={selection} />
            {compared && (
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
          {compared && (
            <Checkbox checked={onlyDiffering} onChange={(on) => change({ differing: on ? 'true' : undefined })}>
              Only lengths that differ
            </Checkbox>
          )}
          <GuidePlacesSwitch {...guidePlaces} />
        </div>
        {selection.label.length > 0 && (
          <KindRequirements kind="label" requirements={labels} filter={filter} guideText={guideText} />
        )}
        {selection['packing-slip'].length > 0 && (
          <KindRequirements kind="packing-slip" requirements={slips} filter={filter} guideText={guideText} />
        )}
      </Split>
    </>
  )
}
