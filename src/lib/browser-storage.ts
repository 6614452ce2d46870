/** What the portal asks of a storage. Where the browser forbids it, nothing is kept and nothing fails. */
interface BrowserStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

function storage(open: () => Storage): BrowserStorage {
  const attempt = <T>(action: (store: Storage) => T): T | null => {
    try {
      return action(open())
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((store) => store.getItem(key)),
    set: (key, value) => void attempt((store) => store.setItem(key, value)),
    remove: (key) => void attempt((store) => store.removeItem(key)),
  }
}

/** Kept in this browser. */
export const browserStorage = storage(() => window.localStorage)

/** Kept in this tab until it is closed. */
export const tabStorage = storage(() => window.sessionStorage)

/** Of `tabStorage`: texts that were typed and not sent yet, with who typed them: nobody else is shown them. They end with a sign-out. */
export const draftsKey = 'dc.drafts'

/** Of `tabStorage`: id of this tab's organization, so that a switch in another tab does not change what this one works for. */
export const organizationKey = 'dc.organization'

/** Of `tabStorage`: id of the trial organization that this tab worked for last, whose banner stands from the first frame. */
export const trialKey = 'dc.trial'

/** Of `browserStorage`: there while this browser may have a session (a flag, no token). */
export const sessionKey = 'dc.session'

/** Of `browserStorage`: the pages opened last. They end with the session of the person who opened them. */
export const recentPagesKey = 'dc.recent'
