import { useSession } from '@/auth/session'
import type { RetailerGap } from '@/engines/rsx/compare/retailer-gap'
import { paths } from '@/lib/paths'
import { ChangesView } from '@/modules/changes/ChangesView'
import { ComparisonState } from '@/modules/changes/ComparisonState'
import { Callout } from '@/ui/Callout'
import { PageHead } from '@/ui/Page'
import { ToolBreadcrumbs } from '../components/ToolBreadcrumbs'
import { GapChoices } from './components/GapChoices'
import { useGapChoice } from './hooks/use-gap-choice'
import { useRetailerGap } from './hooks/use-retailer-gap'
import { useWorkList } from './hooks/use-work-list'
import { describeDesignError } from './model/design-error'

const title = 'Compare Retailers'

/** Compare Retailers, `/rsx/docs/my-designs/compare`: what a further retailer asks for, as a work list (COMPARE-20). */
export function CompareRetailersPage() {
  const choice = useGapChoice()
  const { comparison, list } = useRetailerGap(choice)
  return (
    <>
      <ToolBreadcrumbs name={title} above={[{ text: 'My Designs', to: paths.myDesigns() }]} />
      <PageHead title={title}>
        What a further retailer asks for beyond those that you ship to: documents, fields, codes, lengths and notes.
        Tick off what is done; the ticks stay in this browser until you sign out.
      </PageHead>
      <GapChoices choice={choice} list={list} />
      <ComparisonState
        comparison={comparison}
        label="Comparing the retailers"
        describeError={describeDesignError}
        summarize={({ refusal, summary }) => refusal ?? summary}
      >
        {(gap) => <GapResult gap={gap} choice={choice} />}
      </ComparisonState>
    </>
  )
}

function GapResult({ gap, choice }: { gap: RetailerGap; choice: ReturnType<typeof useGapChoice> }) {
  const { url, question, added = '' } = choice
  const session = useSession()
  const work = useWorkList(session.status === 'signedIn' ? session.userId : '', added)
  return (
    <>
      {gap.cautions.map((caution) => (
        <Callout key={caution} tone="warn">
          <p>{caution}</p>
        </Callout>
      ))}
      <ChangesView
        changes={gap.changes}
        url={url}
        title={added === '' ? title : `${title}: ${added}`}
        summary={gap.summary}
        fileName="compare-retailers"
        sides={{
          from: 'My Designs for the others',
          to: question === 'shared' ? 'My Designs' : `My Designs for ${added}`,
        }}
        hasOwnRetailers
        work={question === 'shared' ? undefined : work}
      />
    </>
  )
}
