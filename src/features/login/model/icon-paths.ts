/** SVG paths for the `iconPath` of a `SoloCard`. */
export const checkIconPath = 'm8 12.5 3 3 5-7'
export const mailIconPath = 'M7 8.5h10v7H7zM7 9l5 4 5-4'
export const lockIconPath = 'M9 11V9a3 3 0 0 1 6 0v2M8 11h8v5H8z'
export const brokenLinkIconPath = 'M10.5 9H9a3 3 0 0 0 0 6h1.5M13.5 9H15a3 3 0 0 1 0 6h-1.5'
