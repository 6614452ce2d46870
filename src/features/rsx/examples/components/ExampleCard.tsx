import { Link } from 'react-router-dom'
import type { SchemaFormat } from '@/lib/schema-formats'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { DownloadButton } from '@/modules/downloads/DownloadButton'
import { Card, CardHead } from '@/ui/Card'
import { Plate } from '@/ui/Plate'
import type { ExampleFileGroup, ExampleFormat } from '@/engines/rsx/example-files'
import { formatNote } from '../model/example-list'
import styles from './ExampleCard.module.css'

interface ExampleCardProps {
  group: ExampleFileGroup
  format: SchemaFormat
  /** The query of the page, which the links to the files keep. */
  query: URLSearchParams
}

/** The example files of a document type in one format: one archive with all of them, and each single file. */
export function ExampleCard({ group, format, query }: ExampleCardProps) {
  const { header, subtitle, toolTip, documentNumbers } = group
  const exampleFormat = group.formats[format]
  const note = formatNote(group)
  const { contentUrl } = environment()
  return (
    <Card className={styles.card}>
      <CardHead>
        <div className={styles.title}>
          <h2>{header}</h2>
          {documentNumbers.map((number) => (
            <Plate key={number}>{number}</Plate>
          ))}
          <p>{subtitle}</p>
        </div>
        {exampleFormat && (
          <DownloadButton
            request={{
              url: contentUrl + exampleFormat.allZipPath,
              name: exampleFormat.zipDisplayName,
              access: 'private',
            }}
            fileName={exampleFormat.zipDisplayName}
            title={toolTip}
          >
            Download all
          </DownloadButton>
        )}
      </CardHead>
      {exampleFormat && <Files files={exampleFormat.files} header={header} query={query} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  )
}

function Files({ files, header, query }: { files: ExampleFormat['files']; header: string; query: URLSearchParams }) {
  const { contentUrl } = environment()
  return (
    <ul className={styles.files} aria-label={`Example files of ${header}`}>
      {files.map(({ fileName, url, title }) => (
        <li key={fileName}>
          <Link
            to={paths.exampleFiles({ ...Object.fromEntries(query), file: fileName })}
            state={query.toString()}
            preventScrollReset
            aria-label={`${title}: open ${fileName}`}
          >
            <b>{title}</b>
            <span>{fileName}</span>
          </Link>
          <DownloadButton request={{ url: contentUrl + url, name: fileName, access: 'private' }} fileName={fileName} />
        </li>
      ))}
    </ul>
  )
}
