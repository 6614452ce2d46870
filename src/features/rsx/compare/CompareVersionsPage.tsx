import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { rsxQueries } from '@/api/rsx/queries'
import { summarize } from '@/engines/changes/summary'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { usualRole } from '@/engines/rsx/usual-role'
import { paths } from '@/lib/paths'
import { changesPage } from '@/lib/published-changes'
import { ChangesView } from '@/modules/changes/ChangesView'
import { ComparisonState } from '@/modules/changes/ComparisonState'
import { useArea } from '@/modules/documentation/areas/use-area'
import { ChangesLink } from '@/modules/documentation/changes/ChangesLink'
import { useUrlQuery, type UrlQuery } from '@/modules/navigation/use-url-state'
import { Callout } from '@/ui/Callout'
import { ErrorState } from '@/ui/ErrorState'
import { PageHead } from '@/ui/Page'
import { ListSkeleton } from '../components/ListSkeleton'
import { ToolBreadcrumbs } from '../components/ToolBreadcrumbs'
import { errorText } from '../model/error-text'
import { ComparedRetailers } from './components/ComparedRetailers'
import { VersionNotes } from './components/VersionNotes'
import { VersionPickers } from './components/VersionPickers'
import { useComparedRetailers } from './hooks/use-compared-retailers'
import { describeSideError, useVersionComparison, type ComparedVersions } from './hooks/use-version-comparison'
import { versionChoiceOf, type VersionChoice } from './model/version-choice'

const title = 'Compare Versions'

/** Compare Versions, `/rsx/docs/compare[/:documentType]`: what differs between two versions of a document's schema (COMPARE-6). */
export function CompareVersionsPage() {
  const { documentType } = useParams()
  const url = useUrlQuery()
  // The public list for everybody: restricted versions are never compared.
  const names = useQuery(rsxQueries.readableSchemaNames(true))
  const [from, to] = [url.query.get('from'), url.query.get('to')]
  const choice = useMemo(
    () => names.data && versionChoiceOf(names.data, { document: documentType, from, to }),
    [names.data, documentType, from, to],
  )
  return (
    <>
      <ToolBreadcrumbs name={title} />
      <PageHead title={title}>
        What differs between two versions of a document, and whether it breaks what you send or receive.
      </PageHead>
      {choice ? (
        <VersionComparison choice={choice} url={url} />
      ) : names.error ? (
        <ErrorState
          title="The versions could not be loaded"
          message={errorText('versions', names.error)}
          onRetry={() => void names.refetch()}
          retrying={names.isFetching}
        />
      ) : (
        <ListSkeleton label="Loading the versions" />
      )}
    </>
  )
}

function VersionComparison({ choice, url }: { choice: VersionChoice; url: UrlQuery }) {
  const navigate = useNavigate()
  const { document, from, to, reason } = choice
  const named = url.query.get('role')
  const role = named === 'send' || named === 'receive' ? named : usualRole(document)
  return (
    <>
      <VersionPickers
        choice={choice}
        role={role}
        onDocument={(next) => {
          void navigate(paths.compareVersions(next, { from, to, retailer: url.query.getAll('retailer') }))
        }}
        onVersions={(versions) => url.change(versions)}
        onRole={(next) => url.change({ role: next === usualRole(document) ? undefined : next })}
      />
      {reason !== undefined ? (
        <Callout tone="warn">
          <p>{reason}</p>
        </Callout>
      ) : (
        <ComparedChanges choice={choice} role={role} url={url} />
      )}
    </>
  )
}

interface ComparedChangesProps {
  choice: VersionChoice
  role: 'send' | 'receive'
  url: UrlQuery
}

function ComparedChanges({ choice, role: chosenRole, url }: ComparedChangesProps) {
  // The pressed button is painted before the rows that follow it.
  const role = useDeferredValue(chosenRole)
  const { document, from, to, isBackwards } = choice
  const retailers = useComparedRetailers(url)
  const comparison = useVersionComparison(choice, retailers.compared)
  const { toc } = useArea(rsxArea)
  const summaryOf = (result: ComparedVersions) =>
    result[role].length === 0 && result.untold.length > 0
      ? 'Nothing differs in what could be compared.'
      : summarize(result[role], role)
  return (
    <>
      <ComparedRetailers document={document} retailers={retailers} />
      <ComparisonState
        comparison={comparison}
        label={`Comparing ${document} ${from} with ${to}`}
        describeError={describeSideError}
        summarize={summaryOf}
      >
        {(result) => (
          <>
            {isBackwards && (
              <Callout>
                <p>
                  {from} is newer than {to}: these are the changes of going back.
                </p>
              </Callout>
            )}
            <VersionNotes document={document} result={result} onRetry={comparison.retry} />
            <ChangesView
              changes={result[role]}
              url={url}
              title={`${document} ${from} and ${to}`}
              summary={summaryOf(result)}
              fileName={`${document}-${from}-${to}-changes`}
              sides={{ from, to }}
              hasOwnRetailers
            />
            <ChangesLink entries={toc.entries} to={rsxArea.pathTo(changesPage)} />
          </>
        )}
      </ComparisonState>
    </>
  )
}
