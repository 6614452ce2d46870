import { freePort } from '../ports.ts'

// Preloaded (--import) by npm run screens. Pages show the port of the platform, so pictures that are compared need the same
// ports each time, and those of the README the usual ones. Other pictures are taken at free ports.
const fixedPorts = process.argv.includes('--readme') ? [5173, 4400] : [25_173, 24_400]
const hasFixedPorts = process.argv.some((argument) => /^--(readme|compare)/.test(argument))
process.env['PORTAL_PORT'] ||= String(hasFixedPorts ? fixedPorts[0] : await freePort())
process.env['PLATFORM_PORT'] ||= String(hasFixedPorts ? fixedPorts[1] : await freePort())
