import { useCountText } from '@/modules/dates/use-count-text'
import type { ParameterView } from '@/engines/openapi/document/types'
import { anchorId } from './Anchor'
import { Property } from './Schema'
import { Section } from './Section'
import styles from './Schema.module.css'

interface ParametersProps {
  /** Anchor that the anchors of the parameters continue. */
  id: string
  parameters: readonly ParameterView[]
}

/** A list of parameters or response headers. */
export function ParameterList({ id, parameters }: ParametersProps) {
  return (
    <ul className={styles.props}>
      {parameters.map((parameter, index) => (
        <Property
          key={index}
          id={anchorId(id, parameter.name)}
          name={parameter.name}
          schema={parameter.schema}
          required={parameter.required}
          deprecated={parameter.deprecated}
          description={parameter.description}
          notes={parameter.notes}
          examples={parameter.namedExamples}
          errors={parameter.examples.flatMap(({ error }) => error ?? [])}
          depth={0}
        />
      ))}
    </ul>
  )
}

/** The parameters of one place, such as the query, as a section; nothing when there are none. */
export function ParameterSection({ id, parameters, title }: ParametersProps & { title: string }) {
  const counted = useCountText()
  if (parameters.length === 0) return null
  return (
    <Section id={id} title={title} aside={counted(parameters.length, 'parameter')}>
      <ParameterList id={id} parameters={parameters} />
    </Section>
  )
}
