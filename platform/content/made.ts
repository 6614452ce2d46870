import type { MadeFile, MadeFiles } from '../rsx/made-files'

type Maker = (path: string, files: MadeFiles) => Promise<MadeFile | undefined>

const guides = (vendor: string) => async () => (await import('../rsx/mapping-guides/published')).mappingGuides(vendor)

/** Who makes the files below a folder of the content address; loaded at first use, so that starting stays quick. */
const makers: Record<string, () => Promise<Maker>> = {
  CSV: async () => (await import('../rsx/flat/published')).csvLayout,
  Netsuite: guides('Netsuite'),
  'OMM-example-files': async () => (await import('../rsx/examples/published')).exampleFile,
  Microsoft: guides('Microsoft'),
  'My-design-files': async () => (await import('../rsx/designs/published')).designFile,
  PositionalCSV: async () => (await import('../rsx/flat/published')).positionalLayout,
  QBO: guides('QBO'),
}

/** The made file at a path below `/content/`; undefined when nobody makes it. */
export async function madeFile(pathname: string, files: MadeFiles): Promise<MadeFile | undefined> {
  const [folder = '', ...rest] = pathname.replace(/^\/content\//, '').split('/')
  const maker = Object.hasOwn(makers, folder) ? await makers[folder]?.() : undefined
  return maker?.(rest.join('/'), files)
}
