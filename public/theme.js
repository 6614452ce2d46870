// Runs before the first paint, so that a chosen theme never flashes; without a choice the system's theme applies.
try {
  var theme = localStorage.getItem('dc.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off: the system's theme applies.
}
