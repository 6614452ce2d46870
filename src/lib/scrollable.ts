/** Props of a scrollable box. Some browsers let the keyboard scroll only what can be focused. */
export const scrollable = { tabIndex: 0 } as const
