import Download from 'lucide-react/icons/download'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { DownloadButton } from '@/modules/downloads/DownloadButton'
import { DownloadsProvider } from '@/modules/downloads/DownloadsProvider'
import { useSignIn } from '@/modules/session/use-sign-in'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Plate } from '@/ui/Plate'
import type { MappingGuideSet } from '@/config/mapping-guides'
import styles from './GuideTable.module.css'

/** The mapping guides of a system, one row for each document. */
export function GuideTable({ guideSet: { title, guides } }: { guideSet: MappingGuideSet }) {
  const isSignedIn = useSession().status === 'signedIn'
  const { contentUrl } = environment()
  return (
    <DownloadsProvider>
      <div className={styles.wrap}>
        <table className={styles.guides} aria-label={`Mapping guides for ${title}`}>
          <thead className="vh-narrow">
            <tr>
              <th>Number</th>
              <th>Document</th>
              <th>File</th>
              <th>
                <span className="vh">Download</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {guides.map(({ number, document, fileName, url }) => (
              <tr key={number}>
                <td>
                  <Plate>{number}</Plate>
                </td>
                <td className={styles.document}>{document}</td>
                <td className={styles.file}>{fileName}</td>
                <td className={styles.act}>
                  {isSignedIn ? (
                    <DownloadButton
                      variant="secondary"
                      request={{ url: contentUrl + url, name: fileName, access: 'private' }}
                      fileName={fileName}
                    >
                      Download
                    </DownloadButton>
                  ) : (
                    <SignInToDownload fileName={fileName} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DownloadsProvider>
  )
}

/** A button that signs a visitor in and returns to this page, because downloads need an account (GUIDE-6). */
function SignInToDownload({ fileName }: { fileName: string }) {
  const { leave, pending } = useSignIn()
  return (
    <Button size="sm" title="Sign in to download" pending={pending} onClick={() => leave()}>
      <Icon of={Download} size="sm" />
      Download<span className="vh"> {fileName} after signing in</span>
    </Button>
  )
}
