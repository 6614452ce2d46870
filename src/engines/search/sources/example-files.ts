import { schemaFormats } from '@/lib/schema-formats'
import { paths } from '@/lib/paths'
import { exampleFileGroups } from '@/engines/rsx/example-files'
import type { SearchRecord } from '../record'

/** Makes the records of the example files: one for each file (SEARCH-13). */
export function exampleFileRecords(): SearchRecord[] {
  return exampleFileGroups.flatMap(({ header, subtitle, documentNumbers, formats }) =>
    schemaFormats.flatMap((format) =>
      (formats[format]?.files ?? []).map(({ fileName, title }): SearchRecord => ({
        group: 'samples',
        to: paths.exampleFiles({ file: fileName }),
        title: `${header}: ${title} (${format})`,
        names: [fileName, ...documentNumbers],
        text: subtitle,
        place: ['Example Files', header, format],
      })),
    ),
  )
}
