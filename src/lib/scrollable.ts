/** Props of a box that scrolls: not every browser lets the keyboard scroll what cannot take the focus. */
export const scrollable = { tabIndex: 0 } as const
