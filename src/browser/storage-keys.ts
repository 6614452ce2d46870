/** Every key that the portal writes to the browser's storage. All start with `dc.`; none holds a token or a secret. */

/** In `browserStorage`: the chosen theme, `light` or `dark`. The start script reads it before the first paint. */
export const themeKey = 'dc.theme'

/** In `browserStorage`: `off` when single keys do not act as shortcuts. */
export const shortcutsKey = 'dc.shortcuts'

/** In `browserStorage`: `1` while this browser may have a session, `0` after the provider had none; a flag, not a token. Removed at sign-out. */
export const sessionKey = 'dc.session'

/** In `browserStorage`: the pages opened last. Removed when the session of the person who opened them ends. */
export const recentPagesKey = 'dc.recent'

/**
 * In `browserStorage`: what is ticked off in the work lists of retailers, as digests, with the id of the person. Removed at
 * sign-out.
 */
export const workListKey = 'dc.work-list'

/**
 * In `browserStorage`: the slugs of the services whose operations were called, and the times of the last two visits of the home
 * page, with the id of the person. Removed at sign-out.
 */
export const calledServicesKey = 'dc.called'

/** In `browserStorage`, for a moment: when private records of the search were deleted. It ends the search of other tabs. */
export const searchEndedKey = 'dc.search-ended'

/** In `browserStorage`: the language of code samples chosen last. */
export const sampleLanguageKey = 'dc.language'

/** In `browserStorage`: `on` when lists of fields show their places in X12 and EDIFACT. */
export const guidePlacesKey = 'dc.guide-places'

/** In `tabStorage`: form input that was not sent yet, with the id of the person who typed it. Removed at sign-out. */
export const draftsKey = 'dc.drafts'

/** In `tabStorage`, during a sign-in: the body of a request that was not sent yet, without secrets. */
export const consoleDraftKey = 'dc.console-draft'

/**
 * In `tabStorage`: values of the console that are too long for the address, with the id of the person who typed them. Removed
 * at sign-out.
 */
export const consoleValuesKey = 'dc.console-values'

/** In `tabStorage`: id of the application chosen last in the console. Removed at sign-out. */
export const consoleApplicationKey = 'dc.console-application'

/** In `tabStorage`: id of this tab's organization, so that a switch in another tab does not change this one. */
export const organizationKey = 'dc.organization'

/** In `tabStorage`: an organization switch that has not finished yet. */
export const organizationSwitchKey = 'dc.organization-switch'

/** In `tabStorage`: id of the trial organization this tab used last, so that its banner shows from the first frame. */
export const trialKey = 'dc.trial'

/** In `tabStorage`: how far the clock of this device is ahead of the server's, in milliseconds, where that ended a sign-in. */
export const clockKey = 'dc.clock'

/** In `tabStorage`: the build for which this tab has reloaded after code was missing. */
export const reloadedBuildKey = 'dc.reloaded'

/** In `tabStorage`: the text of the maintenance banner that was dismissed. */
export const dismissedMaintenanceKey = 'dc.maintenance-banner-dismissed'

/** In `tabStorage`, for a moment: a text that tells whether the storage takes any. */
export const probeKey = 'dc.probe'
