import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import { formatOptions, modelOptions, sampleDocuments, sizeOptions, type SampleFieldValues } from './sample-choice'

interface SampleFieldsProps {
  values: SampleFieldValues
  onChange: (values: Partial<SampleFieldValues>) => void
}

/** The fields that say what a sample shall be like. */
export function SampleFields({ values: { document, format, model, size }, onChange }: SampleFieldsProps) {
  return (
    <>
      <Segments
        label="Document"
        options={sampleDocuments}
        value={document}
        onChange={(name) => onChange({ document: name })}
      />
      <SelectField
        label="Format"
        options={formatOptions}
        value={format}
        onChange={(name) => onChange({ format: name })}
      />
      <SelectField
        label="Fulfilment model"
        options={modelOptions}
        value={model}
        onChange={(name) => onChange({ model: name })}
      />
      <SelectField label="Size" options={sizeOptions} value={size} onChange={(name) => onChange({ size: name })} />
    </>
  )
}
