import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getFile } from '@/api/content/file'
import type { SchemaNames } from '@/api/rsx/schemas'
import { environment } from '@/config/environment'
import { countOf, listOf } from '@/lib/phrases'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { SampleTabs } from '@/modules/code-samples/SampleTabs'
import type { MakeFile } from '../hooks/use-file-work'
import { documentVersionsOf } from '../model/pack-sources'
import { availableChoice, leftOut } from '../model/pipeline-choice'
import {
  agentConfiguration,
  isPrintableName,
  packName,
  pipelineLines,
  programName,
  type PipelineChoice,
} from '../model/pipeline-lines'
import { makeRulePack } from '../model/rule-pack'
import { PipelineChoices } from './PipelineChoices'
import { PipelineFile } from './PipelineFile'
import { PipelineGuide } from './PipelineGuide'
import styles from './PipelineFiles.module.css'

/** With more retailers, their number is shown. */
const maxNamedRetailers = 5

interface PipelineFilesProps {
  chosen: PipelineChoice
  /** The documents of every version that everybody may read. */
  names: SchemaNames
  isVisitor: boolean
}

/** The choice of documents and versions, the two files, and the lines that run them. */
export function PipelineFiles({ chosen, names, isVisitor }: PipelineFilesProps) {
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState(() => availableChoice(chosen, names))
  const hasDesigns = environment().featureFlags.includes('my-designs') && !isVisitor
  const retailers = hasDesigns ? chosen.retailers.filter(isPrintableName) : []
  const full = { ...choice, retailers }
  const documents = documentVersionsOf(choice, names)

  const makePack: MakeFile = (work) =>
    makeRulePack(queryClient, { documents, names, retailers, reader: hasDesigns ? 'member' : 'visitor' }, work)

  return (
    <div className={styles.files}>
      <PipelineChoices
        choice={full}
        names={names}
        notes={leftOut(hasDesigns ? chosen : { ...chosen, retailers: [] }, choice, names)}
        retailerText={retailerText(retailers, { isVisitor, hasDesigns })}
        onChange={(part) => setChoice({ ...choice, ...part })}
      />
      <section aria-label="Files" className={styles.rows}>
        <h3>Two files</h3>
        <PipelineFile name={programName} make={loadProgram} error={`${programName} could not be loaded`}>
          The program, as this portal has it today. Download it again together with a newer rule pack.
        </PipelineFile>
        <PipelineFile
          // Another choice is another file, which is not saved yet.
          key={JSON.stringify(full)}
          name={packName}
          make={makePack}
          error="The rule pack could not be made, and nothing was saved"
          disabledReason={documents.length === 0 ? 'Choose a document, and a version that has it.' : undefined}
        >
          {hasDesigns
            ? 'The schemas, layouts and designs that you may read today. Treat it like the designs: it is for your company.'
            : 'The network’s public schemas and layouts, as they are published today.'}
        </PipelineFile>
      </section>
      <section aria-label="Line to paste" className={styles.lines}>
        <h3>One line</h3>
        <p className={styles.hint}>
          It checks all files of the folder <code>outbox</code>, and ends with an error when one of them has errors.
        </p>
        <SampleTabs label="Where it runs" samples={pipelineLines(full)} />
      </section>
      <section aria-label="For an agent" className={styles.lines}>
        <h3>For an agent</h3>
        <p className={styles.hint}>
          A coding agent checks your files and looks up fields and codes by itself. Add this to the configuration of its
          client, with your own paths. It reads files below the folder <code>cwd</code> only, and writes none.
        </p>
        <CodeBlock code={agentConfiguration} language="json" />
        <PipelineGuide />
      </section>
    </div>
  )
}

/** The retailers of the pack, or why it has none. They are chosen on the page. */
function retailerText(
  retailers: readonly string[],
  { isVisitor, hasDesigns }: Record<'isVisitor' | 'hasDesigns', boolean>,
) {
  if (isVisitor) return 'What retailers require needs an account. Sign in on the page to add it.'
  if (!hasDesigns) return 'This portal offers no designs of retailers, so the network’s own rules are checked.'
  if (retailers.length > maxNamedRetailers)
    return `For ${countOf(retailers.length, 'retailer')}, as chosen on the page.`
  if (retailers.length > 0) return `For ${listOf(retailers)}, as chosen on the page.`
  return 'No retailer is chosen on the page, so the network’s own rules are checked.'
}

const loadProgram: MakeFile = async ({ signal, onProgress }) => ({
  content: await getFile(`${window.location.origin}/${programName}`, {
    access: 'public',
    signal,
    onProgress: ({ received, total }) => total !== undefined && onProgress(received / total),
  }),
})
