import { downloadZip } from 'client-zip'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { useCountText } from '@/modules/dates/use-count-text'
import { saveFile } from '@/modules/downloads/save-file'
import type { SampleFile } from '@/engines/rsx/samples'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import { passFiles } from '../model/passed-files'
import styles from './SampleFiles.module.css'
import { SampleValues } from './SampleValues'

const views = [
  { value: 'file', label: 'File' },
  { value: 'values', label: 'Values and why' },
] as const
type View = (typeof views)[number]['value']

interface SampleFilesProps {
  files: readonly SampleFile[]
  version: string
  retailers: readonly string[]
}

/** The files of a sample: each as it is, or its values with who asks for them, and the ways to take them along. */
export function SampleFiles({ files, version, retailers }: SampleFilesProps) {
  const count = useCountText()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [view, setView] = useState<View>('file')
  const shown = files.find((file) => file.name === name) ?? files[0]
  if (!shown) return null
  return (
    <section aria-label="Sample">
      <div className={styles.bar}>
        <SelectField
          label={count(files.length, 'file')}
          options={files.map((file) => ({ value: file.name, label: file.name }))}
          value={shown.name}
          onChange={setName}
        />
        <Segments label="Show" labelHidden options={views} value={view} onChange={setView} />
        <Button
          variant="primary"
          onClick={() => {
            const made = files.map((file) => ({ name: file.name, content: new Blob([file.text]) }))
            passFiles({ files: made, isTyped: true })
            void navigate(paths.documentCheck({ version, retailer: retailers }))
          }}
        >
          Open in the check
        </Button>
        <Button onClick={() => saveFile(new Blob([shown.text], { type: 'text/plain' }), shown.name)}>Download</Button>
        {files.length > 1 && <Button onClick={() => void saveAll(files)}>Download all as ZIP</Button>}
      </div>
      {shown.notCarried.length > 0 && (
        <Callout tone="warn" title="What this format cannot carry" className={styles.callout}>
          <p>
            {count(shown.notCarried.length, 'value')} of the sample, such as <code>{shown.notCarried[0]}</code>. Send
            XML or JSON for them.
          </p>
        </Callout>
      )}
      {view === 'file' ? (
        <CodeBlock code={shown.text} language={languageOf(shown.name)} head={<b>{shown.name}</b>} />
      ) : (
        <SampleValues key={shown.name} file={shown} />
      )}
    </section>
  )
}

/** The language of a file by its ending. CSV and positional files are not highlighted. */
function languageOf(name: string): string | undefined {
  return ['xml', 'json'].find((language) => name.endsWith(`.${language}`))
}

async function saveAll(files: readonly SampleFile[]): Promise<void> {
  const archive = downloadZip(files.map(({ name, text }) => ({ name, input: text })))
  saveFile(await archive.blob(), 'samples.zip')
}
