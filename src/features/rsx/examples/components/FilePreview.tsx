import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { describeError, isStatus } from '@/api/core/api-error'
import { contentQueries } from '@/api/content/queries'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import { DownloadButton } from '@/modules/downloads/DownloadButton'
import { TextPlaceholder } from '@/ui/Placeholders'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Splash } from '@/ui/Splash'
import type { exampleNamed } from '@/engines/rsx/example-files'

type OpenedFile = NonNullable<ReturnType<typeof exampleNamed>>

/** A dialog that shows an example file with highlighting. Closed if there is no file. */
export function FilePreview({ file, onClose }: { file: OpenedFile | undefined; onClose: () => void }) {
  const url = environment().contentUrl + (file?.url ?? '')
  return (
    <Dialog
      size="xl"
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={file?.fileName}
      description={file?.title}
      footer={
        file && (
          <>
            <Link className={buttonClass({ size: 'sm' })} to={paths.documentCheck({ example: file.fileName })}>
              Check this file
            </Link>
            <DownloadButton
              variant="secondary"
              request={{ url, name: file.fileName, access: 'private' }}
              fileName={file.fileName}
            >
              Download
            </DownloadButton>
            <Button size="sm" onClick={onClose}>
              Close
            </Button>
          </>
        )
      }
    >
      {file && <Content url={url} language={file.language} />}
    </Dialog>
  )
}

function Content({ url, language }: { url: string; language: string }) {
  const { data, error, isFetching, refetch } = useQuery(contentQueries.text(url))
  if (data !== undefined) return <CodeBlock code={data} language={language} />
  if (isStatus(error, 404)) {
    return (
      <div role="alert">
        <Splash headingLevel={3} title="File Not Found" text="We could not find the requested document" />
      </div>
    )
  }
  if (error) {
    return (
      <ErrorState
        headingLevel={3}
        title="The file could not be shown"
        message={describeError(error, { title: '', message: 'It was not loaded.' }).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return <TextPlaceholder label="Loading the file" />
}
