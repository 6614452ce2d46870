/** The reader's choices; each has a default. */
export interface HarChoices {
  contentType?: string
  /** Name of the body's example. */
  example?: string
  server?: string
  /** Values of the server's variables, by name. */
  serverVariables?: Readonly<Record<string, string>>
  /** Replaces YOUR_ACCESS_TOKEN in what is shown. A request that is sent gets its token later (`send`). */
  token?: string
  /**
   * Values of parameters by `parameterKey`, as typed: JSON where `isWrittenAsJson`, else plain text. `null` leaves the
   * parameter out; a value, even an empty one, sends it.
   */
  values?: Readonly<Record<string, string | null>>
  /** The body that the reader wrote, instead of the example. */
  body?: ChosenBody
  /** The way to authenticate, as an index of `operation.access.ways`, or `noSecurity`. */
  security?: number
}

/** A body as the reader wrote it: as one text, as the fields of a form, or as a file. An empty text sends no body. */
export type ChosenBody = { text: string } | { fields: readonly ChosenField[] } | { file: ChosenFile }

/** A field of a form: a text or a file. */
export type ChosenField = { name: string; value: string } | { name: string; file: ChosenFile }

/** A file that the reader chose, without its content. */
export interface ChosenFile {
  name: string
  /** Empty if the browser does not know it. */
  type: string
  /** In bytes. */
  size: number
}
