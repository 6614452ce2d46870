// Apart from the icons, of which only the pages of applications need all.

/** The icon of an application that has none, and the color of one that has none. */
export const defaultIcon = 'burst-bolt'
export const defaultColor = 'orange200'
