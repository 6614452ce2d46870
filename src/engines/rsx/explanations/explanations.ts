import type { KindCode, KindGroup } from '../findings/kinds'
import type { Explanation } from './explanation'
import { keysExplanations } from './keys'
import { readingExplanations } from './reading'
import { relationsExplanations } from './relations'
import { retailerExplanations } from './retailer'
import { structureExplanations } from './structure'
import { valueExplanations } from './value'

/** Explanations of all kinds of findings. They ship with the portal, so that they are the same at every provider. */
export const explanations: Record<KindCode, Explanation> = {
  ...readingExplanations,
  ...structureExplanations,
  ...valueExplanations,
  ...keysExplanations,
  ...relationsExplanations,
  ...retailerExplanations,
}

/** Paths of the guides below the RSX documentation. A provider whose table of contents lacks one has no link to it. */
const guides: Record<KindGroup, string> = {
  Reading: 'check-before-you-send/reading',
  Structure: 'check-before-you-send/structure',
  Value: 'check-before-you-send/value',
  Keys: 'check-before-you-send/keys',
  Relations: 'check-before-you-send/relations',
  Retailer: 'check-before-you-send/retailer',
}

/** The path of the guide to a group of kinds, as `toc.json` of the RSX documentation lists it. */
export function guideOf(group: KindGroup): string {
  return guides[group]
}
