import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Application } from '@/api/devcenter/schemas'
import { DateText } from '@/modules/dates/DateText'
import { Button } from '@/ui/Button'
import { Card, CardBody, CardFoot } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { DeleteDialog } from './DeleteDialog'
import styles from './Facts.module.css'
import { LongText } from './LongText'
import { Uri } from './Uri'

/** How many redirect URIs the panel lists; their step has all of them. */
const maxListedUris = 10

interface FactsProps {
  application: Application
  /** Called after the deletion, before the navigation to the list. */
  onDeleted: () => void
}

/** The side panel of a saved application: description, redirect URIs, dates, and its deletion (APP-12 to APP-15). */
export function Facts({ application, onDeleted }: FactsProps) {
  const [deleting, setDeleting] = useState(false)
  const { description, appType, createdAt, updatedAt } = application
  return (
    <Card>
      <CardBody>
        <dl className={styles.facts}>
          <div>
            <dt>Description</dt>
            <dd>{description ? <LongText key={description} text={description} /> : <None />}</dd>
          </div>
          {appType !== 'm2m' && (
            <div>
              <dt>Redirect URIs</dt>
              <RedirectUris uris={application.redirectUris} />
            </div>
          )}
          <div>
            <dt>Created</dt>
            <dd>{createdAt ? <DateText value={createdAt} /> : <None />}</dd>
          </div>
          <div>
            <dt>Updated</dt>
            <dd>{updatedAt ? <DateText value={updatedAt} /> : <None />}</dd>
          </div>
        </dl>
      </CardBody>
      <CardFoot>
        <Button variant="danger-quiet" size="sm" className={styles.remove} onClick={() => setDeleting(true)}>
          <Icon of={Trash2} size="sm" />
          Delete Application
        </Button>
      </CardFoot>
      {deleting && <DeleteDialog application={application} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Card>
  )
}

function RedirectUris({ uris }: { uris: readonly string[] }) {
  const different = [...new Set(uris)]
  const more = different.length - maxListedUris
  return (
    <dd>
      {different.length === 0 && <None />}
      {different.slice(0, maxListedUris).map((uri) => (
        <Uri key={uri} uri={uri} />
      ))}
      {more > 0 && <span className="dim">and {more} more</span>}
    </dd>
  )
}

function None() {
  return <span className="dim">None</span>
}
