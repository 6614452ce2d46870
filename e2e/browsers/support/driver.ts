/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A tab of a browser, as the journeys drive it. Each engine has its own implementation. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Evaluates an expression in the page and returns its value, awaited, as JSON would carry it. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the mouse button at the first point, moves to the others and releases it at the last. */
  drag: (points: Point[]) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  /** Presses a key with modifiers: `Control+k`. The names are those of KeyboardEvent.key. */
  press: (keys: string) => Promise<void>
  /** Chooses a file for the file field that the expression returns. */
  upload: (expression: string, path: string) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** Errors and warnings of the console so far. */
  problems: () => string[]
  close: () => Promise<void>
}

/** A running engine, which opens browsers without cookies or storage. */
export interface Launcher {
  /** Where downloads are saved. */
  downloads: string
  open: () => Promise<Driver>
  close: () => Promise<void>
}
