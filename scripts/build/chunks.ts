/**
 * The chunks that routes share. A module joins its group only when at least two entries reach it and the first
 * page does not load it anyway: code of a single route stays with that route.
 */
export const sharedChunks = {
  api: /node_modules\/(axios|zod)\/|\/src\/api\//,
  overlays: /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//,
  forms: /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\//,
}
