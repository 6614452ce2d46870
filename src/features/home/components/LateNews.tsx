import { useEffect, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'
import { calledServices } from '@/browser/called-services'
import { lazyPart } from '@/ui/lazy-part'

const NewChanges = lazyPart(
  () => import('./NewChanges'),
  (module) => module.NewChanges,
  { reloadsPortal: false },
)

/**
 * The news of the services that this person has called, loaded after the first paint. For people who have called nothing,
 * nothing is loaded or requested; a failure shows nothing (COMPARE-74).
 */
export function LateNews({ person }: { person: string }) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  if (!isPainted || !calledServices(person)) return null
  return <NewChanges person={person} unavailable={null} />
}
