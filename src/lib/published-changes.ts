/** The name of the file with the changes of a service, beside its `toc.json`, and of its feed. */
export const changesFile = 'changes.json'
export const changesFeedFile = 'changes.atom'
/** The page of the changes, as the table of contents links it. */
export const changesPage = 'changes'
