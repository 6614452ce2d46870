import { exampleFileGroups } from '@/engines/rsx/example-files'

/** The example files in XML, as options: the ship notice first, because most questions are about it. */
export const exampleChoices = exampleFileGroups
  .toSorted((a, b) => Number(b.header === 'Shipments') - Number(a.header === 'Shipments'))
  .flatMap(({ header, formats }) =>
    (formats.XML?.files ?? []).map(({ fileName, title }) => ({ value: fileName, label: `${header}: ${title}` })),
  )

/** The example that is offered first. */
export const firstExample = exampleChoices[0]?.value ?? ''
