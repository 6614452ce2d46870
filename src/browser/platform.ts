/** Whether the system is one of Apple's, where shortcuts use ⌘ instead of Ctrl. */
export const isApple = /^(Mac|iPhone|iPad|iPod)/.test(navigator.platform)
