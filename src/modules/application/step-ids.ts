/** The fixed numbers of an application's steps in `expandIndex` (APP-18). */
export const stepIds = { details: 1, types: 2, redirects: 3, connection: 4 } as const
