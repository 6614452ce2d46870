import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import { RetryButton } from '@/ui/RetryButton'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import type {
  Nested,
  SchemaHandle,
  Phrase,
  ReadError,
  SchemaChoices,
  SchemaLevel,
  SchemaNode,
} from '@/engines/openapi/document/schema-types'
import type { NamedExamples } from '@/engines/openapi/document/types'
import { choiceText, eachItemText, optionText } from '@/engines/openapi/document/wording/schema'
import { maxExportedDepth, isRecursive, itemsOf, nestedOf, nestedText, rowsOf } from '@/engines/openapi/document/nested'
import { errorText } from '@/engines/openapi/document/wording/error'
import { Anchor, anchorId } from './Anchor'
import { Chevron } from './Chevron'
import { Choice } from './Choice'
import { Description } from './Description'
import { Examples, ExplainedValues, Facts, Phrases } from './Facts'
import { useShownDocument } from './document-context'
import { LevelNotes } from './LevelNotes'
import { levelQuery } from './queries'
import { OmittedCount } from './OmittedCount'
import { ExternalLink } from './ExternalLink'
import { ReadErrors } from './ReadErrors'
import { useDisclosure, useTargetIndex } from './disclosure'
import styles from './Schema.module.css'

// In one file, because schemas contain schemas and so the components render each other.

interface LevelPosition {
  /** Anchor; the anchors of nested parts begin with it. */
  id: string
  /** How many boxes surround it: their background alternates. */
  depth: number
}

interface PropertyProps extends LevelPosition {
  name: string
  /** Whether the name is a text of the portal, such as 'any other property', instead of a name in the document. */
  isNameGenerated?: boolean | undefined
  schema: SchemaNode
  required?: boolean | undefined
  deprecated?: boolean
  /** Replaces the schema's own description. */
  description?: string | undefined
  /** More facts, such as how a parameter is serialized. */
  notes?: readonly Phrase[] | undefined
  examples?: NamedExamples | undefined
  errors?: readonly ReadError[]
}

/** A parameter or property: its line of facts, its description, and a button that opens its nested level (DOC-40). */
export function Property({
  id,
  depth,
  name,
  isNameGenerated,
  schema,
  notes = [],
  examples,
  errors = [],
  ...rest
}: PropertyProps) {
  const { required = false, deprecated = false, description = schema.description ?? schema.title } = rest
  const nested = nestedOf(schema)
  return (
    <li id={id}>
      <div className={styles.line}>
        <span className={isNameGenerated ? styles.type : styles.name}>{name}</span>
        <Facts schema={schema} required={required} />
        {deprecated && !schema.deprecated && <Badge tone="warn">Deprecated</Badge>}
        {notes.map((note, index) => (
          <Phrases key={index} phrases={[note]} />
        ))}
        <Anchor id={id} name={name} />
      </div>
      <Description text={description} />
      <ExplainedValues schema={schema} />
      {examples && <Examples examples={examples} />}
      <Items schema={schema} description={description} />
      {schema.externalDocs && <ExternalLink url={schema.externalDocs.url} text={schema.externalDocs.description} />}
      <ReadErrors errors={[...errors, ...schema.errors]} />
      {nested && (
        <NestedDisclosure nested={nested} id={id} name={name} depth={depth + 1} recursive={isRecursive(schema)} />
      )}
    </li>
  )
}

/** Descriptions and values of an array's items. */
function Items({ schema, description }: { schema: SchemaNode; description: string | undefined }) {
  return itemsOf(schema).map((item, depth) => (
    <Fragment key={depth}>
      {item.description !== undefined && item.description !== description && (
        <div className={styles.each}>
          <span>{eachItemText(depth)}</span>
          <div>
            <Description text={item.description} />
          </div>
        </div>
      )}
      <ExplainedValues schema={item} />
      <ReadErrors errors={item.errors} />
    </Fragment>
  ))
}

/** A button that opens the nested level of a property in a box. */
function NestedDisclosure({
  nested,
  id,
  name,
  depth,
  recursive,
}: LevelPosition & { nested: Nested; name: string; recursive: boolean }) {
  const onPaper = recursive || depth > maxExportedDepth ? 'never' : nested.level ? 'always' : 'prepared'
  const { isOpen, toggle } = useDisclosure(id, false, onPaper)
  return (
    <div className={classNames(styles.nest, depth % 2 === 0 && styles.even)} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        <Chevron />
        {nestedText(nested)}
        <span className="vh"> of {name}</span>
      </button>
      {isOpen && <NestedLevel nested={nested} id={id} depth={depth} />}
    </div>
  )
}

/** A nested level, which is requested when it did not come with the schema. */
function NestedLevel({ nested, id, depth }: LevelPosition & { nested: Nested }) {
  if (nested.level) return <Level level={nested.level} id={id} depth={depth} />
  return <RequestedLevel handle={nested.handle} id={id} depth={depth} />
}

/** A level that has to be requested. */
function RequestedLevel({ handle, id, depth }: LevelPosition & { handle: SchemaHandle }) {
  const { url, access } = useShownDocument()
  const { data, error, refetch } = useQuery(levelQuery(url, handle, access))
  if (data) return <Level level={data} id={id} depth={depth} />
  if (error) {
    return (
      <p className={styles.note} role="alert">
        {errorText(error).cause} <RetryButton inline variant="ghost" onRetry={() => void refetch()} />
      </p>
    )
  }
  return (
    <SkeletonGroup label="Loading" className={styles.note}>
      <SkeletonLine width={50} />
    </SkeletonGroup>
  )
}

/** A level of an object, array or combined schema. */
function Level({ level, id, depth }: LevelPosition & { level: SchemaLevel }) {
  const rows = rowsOf(level)
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.props}>
          {rows.map(({ key, ...row }) => (
            <Property key={key} id={anchorId(id, key)} depth={depth} {...row} />
          ))}
        </ul>
      )}
      <LevelNotes level={level} />
      {level.choices.map((choices, index) => (
        <Choices
          key={index}
          choices={choices}
          id={index > 0 && level.choices[index - 1]?.kind === choices.kind ? anchorId(id, String(index)) : id}
          depth={depth}
        />
      ))}
      {level.rest && <MoreProperties rest={level.rest} id={id} depth={depth} />}
    </>
  )
}

/** A button that shows the remaining properties of a level with very many. */
function MoreProperties({ rest, id, depth }: LevelPosition & { rest: Nested }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <NestedLevel nested={rest} id={id} depth={depth} />
  return (
    <div className={styles.note}>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Show {rest.properties} more properties
      </Button>
    </div>
  )
}

/** The options of oneOf or anyOf, of which one is shown: the one chosen, at first the one that the address links into. */
function Choices({ choices, id, depth }: LevelPosition & { choices: SchemaChoices }) {
  const { kind, discriminator, options, otherwise, more } = choices
  const idOf = (index: number) => anchorId(id, `${kind}${index}`)
  const [chosen, setChosen] = useState(useTargetIndex(options.map((_, index) => idOf(index))))
  const shown = options[chosen] ?? options[0]
  if (!shown) return null
  const label = choiceText(choices)
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        {options.length === 1 && <span>{label}</span>}
        <Choice label={label} options={options.map(optionText)} value={chosen} onChange={setChosen} />
        {discriminator !== undefined && (
          <span>
            by <code>{discriminator}</code>
            {shown.value !== undefined && <code>{shown.value}</code>} {otherwise}
          </span>
        )}
      </div>
      <OmittedCount count={more} what="option" />
      <SchemaBody key={chosen} schema={shown.schema} id={idOf(chosen)} depth={depth} />
    </div>
  )
}

/** A schema without a name, such as that of a body: its first level is open. */
export function SchemaBody({ schema, id, depth }: LevelPosition & { schema: SchemaNode }) {
  const nested = nestedOf(schema)
  const isPlain = schema.type === 'object' && nested !== undefined && schema.rules.length === 0 && !schema.deprecated
  return (
    <>
      {(!isPlain || schema.nullable) && (
        <div className={classNames(styles.line, styles.own)}>
          <Facts schema={schema} />
        </div>
      )}
      <Description text={schema.description} />
      <ExplainedValues schema={schema} />
      <Items schema={schema} description={schema.description} />
      <ReadErrors errors={schema.errors} />
      {nested && <NestedLevel nested={nested} id={id} depth={depth} />}
    </>
  )
}
