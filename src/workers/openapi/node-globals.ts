import { Buffer } from 'buffer/'
import process from 'process/browser'

/** Provides the Node globals that swagger-parser expects. Import this file before swagger-parser. */
Object.assign(globalThis, { Buffer, process })
