/** A service whose documentation the portal shows, as its list has it. */
export interface DocumentedService {
  id: string
  slug: string
  name?: string | undefined
  /** False for a service that is not shown. */
  active?: boolean | undefined
  /** False for a service that only people who are signed in may read about. */
  public?: boolean | undefined
  /** Address of its documentation; the folder of its slug if there is none. */
  currentDocLocation?: string | undefined
}

/** The part of the environment that says which services are shown. */
export interface ServiceConfiguration {
  serviceIds: ServiceIds
  hiddenServiceSlugs: readonly string[]
}

/** The ids of the services that the portal shows in other places than under Documentation, and of those for staff. */
interface ServiceIds {
  gettingStarted: readonly string[]
  authentication: readonly string[]
  internalBuildGuides: readonly string[]
  internalDevTools: readonly string[]
  rsxDocs: string
  internalDocs: string
  userGuides: string
}
