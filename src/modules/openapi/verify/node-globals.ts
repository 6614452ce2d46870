import { Buffer } from 'buffer/'
import process from 'process/browser'

/** Provides the globals of Node that swagger-parser expects. Must be imported before it. */
Object.assign(globalThis, { Buffer, process })
