import { cutTitle } from '@/lib/cut-text'

/** The most characters of a title in the tree, about five lines. */
const maxLabelLength = 100

/** Shortens a title for the tree; the page of the entry shows it whole. */
export function shortLabel(text: string): string {
  return cutTitle(text, maxLabelLength)
}
