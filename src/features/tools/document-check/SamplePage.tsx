import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { describeError } from '@/api/core/api-error'
import { paths } from '@/lib/paths'
import { useUrlQuery } from '@/modules/navigation/use-url-state'
import { designDocumentNamed } from '@/config/design-documents'
import { BackLink } from '@/modules/navigation/BackLink'
import { LockedRetailerBar } from '@/modules/rsx/retailers/LockedRetailerBar'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { useRetailers } from '@/modules/rsx/retailers/use-retailers'
import { useSchemaNames } from '@/modules/rsx/rules/use-schema-names'
import { newSeed, sampleChoiceOf, sampleParameters } from '@/modules/rsx/samples/sample-choice'
import { SampleFields } from '@/modules/rsx/samples/SampleFields'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { ErrorState } from '@/ui/ErrorState'
import { Page, PageHead } from '@/ui/Page'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { SelectField } from '@/ui/SelectField'
import { Contradictions } from './components/Contradictions'
import { PipelineButton } from './components/PipelineButton'
import { SampleFiles } from './components/SampleFiles'
import { UntoldNote } from './components/UntoldNote'
import { useSamples } from './hooks/use-samples'
import { sampleVersionOf, sampleVersions } from './model/sample-version'
import styles from './SamplePage.module.css'

const noNames: readonly string[] = []

/** Make a Sample: documents of one order that pass at the chosen retailers. The address makes the same ones again. */
export function SamplePage({ isVisitor }: { isVisitor: boolean }) {
  const { query, change } = useUrlQuery()
  const choice = useMemo(() => sampleChoiceOf(query), [query])
  const { document: chosenDocument, format, version, ...named } = choice
  const options = isVisitor ? { ...named, retailers: noNames } : named
  const { data, error, isFetching, refetch } = useSamples(options, format, version)
  const schemaNames = useSchemaNames()
  const versions = sampleVersions(schemaNames)
  const chosenVersion = sampleVersionOf(schemaNames, version)
  const list = useRetailers(designDocumentNamed(chosenDocument).file, !isVisitor)
  const isShown = ({ document }: { document: string }) => chosenDocument === '' || document === chosenDocument
  const files = data?.files.filter(isShown) ?? []
  const contradictions = data?.contradictions.filter(isShown) ?? []
  const untold = data?.untold.filter(isShown).flatMap(({ reasons }) => reasons) ?? []
  return (
    <Page>
      <BackLink to={paths.documentCheck({ retailer: named.retailers })}>Check a Document</BackLink>
      <PageHead
        title="Make a Sample"
        actions={
          <PipelineButton
            chosen={{
              documents: chosenDocument === '' ? [] : [chosenDocument],
              versions: [chosenVersion],
              retailers: options.retailers,
            }}
            isVisitor={isVisitor}
          />
        }
      >
        {isVisitor
          ? 'The documents of one order, which agree with each other and follow the network’s rules. The same address makes the same documents.'
          : 'The documents of one order, which agree with each other and pass at the retailers you choose. The same address makes the same documents.'}
      </PageHead>
      {isVisitor ? (
        <LockedRetailerBar
          namedCount={named.retailers.length}
          withoutRetailers="Without one, a sample has what partners usually send."
        />
      ) : (
        <RetailerBar
          list={list}
          chosen={options.retailers}
          description="Choose the retailers at which the sample has to pass. Without a choice, it has what partners usually send."
          action="Make for"
          onChoose={(names) => change({ retailer: names, choice: undefined })}
        />
      )}
      <div className={styles.options}>
        <SampleFields
          values={choice}
          // Codes were chosen for what contradicts one model.
          onChange={(values) => change({ ...sampleParameters(values), ...(values.model && { choice: undefined }) })}
        />
        <SelectField
          label="Version"
          options={(versions.length > 0 ? versions : [chosenVersion]).map((name) => ({ value: name, label: name }))}
          value={chosenVersion}
          onChange={(name) => change({ version: name, choice: undefined })}
        />
        <Link
          className={buttonClass({ variant: 'ghost' })}
          to={paths.compareVersions(chosenDocument || undefined, { to: chosenVersion })}
        >
          Compare versions
        </Link>
        <Button onClick={() => change({ seed: newSeed() })}>Another sample</Button>
        <p className={styles.hint}>Samples are made for version 7.4 and later.</p>
      </div>
      <Contradictions
        contradictions={contradictions}
        onChoose={(key, code) => {
          const next = new Map(options.choices).set(key, code)
          change({ choice: [...next].map(([chosenKey, value]) => `${chosenKey}=${value}`) })
        }}
      />
      <UntoldNote
        reasons={untold}
        onRetry={data?.isIncomplete ? () => void refetch() : undefined}
        retrying={isFetching}
        className={styles.untold}
      />
      {error ? (
        <ErrorState
          title="The sample could not be made"
          message={describeError(error, { title: '', message: 'The rules could not be loaded.' }).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data ? (
        <SampleFiles files={files} version={data.version} retailers={named.retailers} />
      ) : (
        <TieredListPlaceholder label="Making the sample" />
      )}
    </Page>
  )
}
