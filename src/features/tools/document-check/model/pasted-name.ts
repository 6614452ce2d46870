/** Name of a document that was pasted or typed. */
export const pastedName = 'Pasted document'
