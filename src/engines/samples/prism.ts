import './prism-settings'
import type * as PrismModule from 'prismjs'
import core from 'prismjs/components/prism-core'

/** The core of Prism. Import its components after this file: they use it as a global. */
export const Prism = core as typeof PrismModule

Object.assign(globalThis, { Prism })
