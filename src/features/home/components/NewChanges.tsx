import { useState } from 'react'
import { visitHome, type CalledServices } from '@/browser/called-services'
import { cutAtWord } from '@/lib/cut-text'
import { paths } from '@/lib/paths'
import { useCountText } from '@/modules/dates/use-count-text'
import { LinkRow } from '@/modules/navigation/LinkRow'
import { SideCard } from '@/modules/navigation/SideCard'
import { useNewChanges } from '../hooks/use-new-changes'
import type { ServiceNews } from '../model/new-changes'

const maxSummaryLength = 160

/** "New since your last visit": a row for each called service in which something changed. Renders nothing without any. */
export function NewChanges({ person }: { person: string }) {
  const [called] = useState(() => visitHome(person))
  return called && <News called={called} />
}

function News({ called }: { called: CalledServices }) {
  const news = useNewChanges(called)
  if (news.length === 0) return null
  return (
    <SideCard title="New since your last visit">
      {news.map((one) => (
        <NewsRow key={one.slug} news={one} />
      ))}
    </SideCard>
  )
}

function NewsRow({ news: { slug, name, entries } }: { news: ServiceNews }) {
  const countText = useCountText()
  const [newest, ...older] = entries
  if (!newest) return null
  const more = older.length > 0 ? ` And ${countText(older.length, 'older entry', 'older entries')}.` : ''
  return (
    <LinkRow
      to={paths.changes(slug)}
      label={<bdi>{name}</bdi>}
      text={cutAtWord(`${newest.title}. ${newest.summary}`, maxSummaryLength) + more}
    />
  )
}
