import type { GeneratedFile, GeneratedFiles } from '../rsx/generated-files'

type Generator = (path: string, files: GeneratedFiles) => Promise<GeneratedFile | undefined>

const guides = (vendor: string) => async () => (await import('../rsx/mapping-guides/published')).mappingGuides(vendor)

/** The generators by folder of the content address. They are loaded on first use, so that the platform starts quickly. */
const generators: Record<string, () => Promise<Generator>> = {
  CSV: async () => (await import('../rsx/flat/published')).csvLayout,
  Netsuite: guides('Netsuite'),
  'OMM-example-files': async () => (await import('../rsx/examples/published')).exampleFile,
  Microsoft: guides('Microsoft'),
  'My-design-files': async () => (await import('../rsx/designs/dump')).designFile,
  PositionalCSV: async () => (await import('../rsx/flat/published')).positionalLayout,
  QBO: guides('QBO'),
}

/** The generated file at a path below `/content/`; undefined when there is none. */
export async function generatedFile(pathname: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> {
  const [folder = '', ...rest] = pathname.replace(/^\/content\//, '').split('/')
  const generate = Object.hasOwn(generators, folder) ? await generators[folder]?.() : undefined
  return generate?.(rest.join('/'), files)
}
