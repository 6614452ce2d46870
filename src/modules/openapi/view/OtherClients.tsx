import Download from 'lucide-react/icons/download'
import type { DocumentIndex, ServerView } from '@/engines/openapi/document/types'
import { postmanEnvironment } from '@/engines/openapi/model/postman-environment'
import { saveFile } from '@/modules/downloads/save-file'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { useShownDocument } from './document-context'
import { Section } from './Section'
import { useFirstItems } from './use-first-items'
import styles from './OtherClients.module.css'

/** How to import the document into Postman, Bruno and Insomnia (DOC-89); nothing for a pasted one, which has no URL. */
export function OtherClients({ index }: { index: DocumentIndex }) {
  const { url } = useShownDocument()
  const [servers, more] = useFirstItems(index.servers, 'server')
  if (!/^https?:/.test(url)) return null

  function save(server: ServerView) {
    const document = index.info.title || 'API document'
    const title = index.servers.length > 1 ? `${document} (${server.name ?? server.url})` : document
    const schemes = index.securitySchemes.map(({ scheme }) => scheme)
    const file = new Blob([postmanEnvironment(title, server, schemes)], { type: 'application/json' })
    saveFile(file, `${fileNameOf(url)}.postman_environment.json`)
  }

  return (
    <Section id="other-clients" title="Postman, Bruno and Insomnia">
      <p className={styles.url}>
        <code>{url}</code>
        <CopyButton text={url} label="Copy document URL" />
      </p>
      <ul className={styles.clients}>
        <li>
          <b>Postman</b>: press Import and paste the URL.
        </li>
        <li>
          <b>Bruno</b>: choose Import Collection, then URL, and paste the URL.
        </li>
        <li>
          <b>Insomnia</b>: choose Import, then URL, and paste the URL.
        </li>
        <li>If the URL needs a sign-in, download the document and import the file.</li>
      </ul>
      {servers.length > 0 && (
        <>
          <p className={styles.text}>
            All three also import an environment file. It has the URL of the server and empty variables for your
            credentials, never a secret.
          </p>
          <div className={styles.files}>
            {servers.map((server, at) => (
              <Button key={at} size="sm" onClick={() => save(server)}>
                <Icon of={Download} size="sm" /> Environment file
                {index.servers.length > 1 && ` for ${server.name ?? server.url}`}
              </Button>
            ))}
            {more}
          </div>
        </>
      )}
    </Section>
  )
}

/** The name of the document's file, without its ending. */
function fileNameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  return name.replace(/\.(?:json|ya?ml)$/i, '') || 'openapi'
}
