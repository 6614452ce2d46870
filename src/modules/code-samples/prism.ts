import './prism-settings'
import type * as PrismModule from 'prismjs'
import core from 'prismjs/components/prism-core'

/** The core of Prism; its components find it as a global and must be imported behind this. */
export const Prism = core as typeof PrismModule

Object.assign(globalThis, { Prism })
