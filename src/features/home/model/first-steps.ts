import type { ApplicationsPage } from '@/api/devcenter/schemas'
import { firstCall } from '@/config/first-call'
import { paths } from '@/lib/paths'
import { missingForToken } from '@/modules/application/missing'

/** A step from the first sign-in to the first document. */
export interface FirstStep {
  title: string
  text: string
  isDone: boolean
  /** The link to the page of the step; undefined while another step has to come first. */
  link?: { label: string; to: string }
}

/** The steps that were done in this tab. */
interface Facts {
  hasCalled: boolean
  hasChecked: boolean
}

const weekMs = 7 * 86_400_000

/** Whether somebody begins: they have no application, or only one that they built in the last week. */
export function isBeginner({ count, results }: ApplicationsPage, now: number): boolean {
  const [first] = results
  if (count === 0) return true
  return count === 1 && first?.createdAt !== undefined && now - Date.parse(first.createdAt) < weekMs
}

/** The first steps in their order: an application, a call, a document (HOME-11). */
export function firstSteps(
  { results: [application] }: ApplicationsPage,
  { hasCalled, hasChecked }: Facts,
): FirstStep[] {
  return [
    application
      ? { title: 'Build An App', text: `You have built ${application.name}.`, isDone: true }
      : {
          title: 'Build An App',
          text: 'An application has the keys that every call needs. Sandbox Keys are there right away.',
          isDone: false,
          link: { label: 'Build An App', to: paths.app() },
        },
    { title: 'Make your first call', isDone: hasCalled, ...callOf(application, hasCalled) },
    {
      title: 'Check your first document',
      isDone: hasChecked,
      text: hasChecked
        ? 'You have checked a document.'
        : 'See what the network and your retailers will say about a document before you send it.',
      link: { label: 'Try a check', to: paths.documentCheck() },
    },
  ]
}

function callOf(
  application: ApplicationsPage['results'][number] | undefined,
  hasCalled: boolean,
): Pick<FirstStep, 'text' | 'link'> {
  if (!application) return { text: 'Send a request to the sandbox with the keys of your application.' }
  const missing = missingForToken(application)
  if (missing) {
    return {
      text: missing.title,
      link: { label: missing.action, to: paths.app(application.id, { expandIndex: missing.step }) },
    }
  }
  const { service, title, ...operation } = firstCall
  return {
    text: hasCalled
      ? 'You have sent a request, and its response was a success.'
      : 'Send a request to the sandbox from the API reference. The console gets the token.',
    link: { label: 'Try a call', to: paths.endpoint(service, title, { ...operation, try: application.id }) },
  }
}
