/** SVG paths for the `iconPath` of a `SoloCard`. */
export const iconPaths = {
  key: 'M8.5 15.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 12.2l5.5-4.7M13.5 9.2l1.5 1.8',
  document: 'M9 7.5h4l2.5 2.5v6.5H9zM11 12h2.5M11 14.3h2.5',
  nothing: 'M9 9h6v6H9z',
  stop: 'M12 8.5v4M12 15.3v.2',
  done: 'm8.5 12.2 2.4 2.4 4.6-5',
}
