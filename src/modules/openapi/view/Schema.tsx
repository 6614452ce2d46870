import { Fragment, useState } from 'react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import type { Nested, Phrase, Problem, SchemaChoices, SchemaLevel, SchemaNode } from '../document/schema-types'
import type { NamedExamples } from '../document/types'
import { choiceText, each, optionText } from '../document/wording/schema'
import { deepestTold, isAgain, itemsOf, nestedOf, nestedText, rowsOf } from '../document/nested'
import { Anchor, anchorId } from './Anchor'
import { Asked } from './Asked'
import { Chevron } from './Chevron'
import { Choice } from './Choice'
import { Description } from './Description'
import { Examples, ExplainedValues, Facts, Phrases } from './Facts'
import { LevelNotes } from './LevelNotes'
import { More } from './More'
import { MoreLink } from './MoreLink'
import { Problems } from './Problems'
import { useDisclosure } from './use-disclosure'
import { useLedTo } from './use-led-to'
import styles from './Schema.module.css'

// Schemas contain schemas: the parts of this file render each other.

interface Place {
  /** Anchor; that of what lies within continues it. */
  id: string
  /** Boxes around it: their ground alternates. */
  depth: number
}

interface PropertyProps extends Place {
  name: string
  /** The name is a word about the schema, no name in it. */
  said?: boolean | undefined
  schema: SchemaNode
  required?: boolean | undefined
  deprecated?: boolean
  /** Said instead of the schema's own description. */
  description?: string | undefined
  /** More facts, such as how a parameter is written. */
  notes?: readonly Phrase[] | undefined
  examples?: NamedExamples | undefined
  problems?: readonly Problem[]
}

/** A parameter or property: its line of facts, its description and what opens below it. */
export function Property({
  id,
  depth,
  name,
  said,
  schema,
  notes = [],
  examples,
  problems = [],
  ...rest
}: PropertyProps) {
  const { required = false, deprecated = false, description = schema.description ?? schema.title } = rest
  const nested = nestedOf(schema)
  return (
    <li id={id}>
      <div className={styles.line}>
        <span className={said ? styles.type : styles.name}>{name}</span>
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
      {schema.externalDocs && <MoreLink url={schema.externalDocs.url} text={schema.externalDocs.description} />}
      <Problems problems={[...problems, ...schema.problems]} />
      {nested && <Nest nested={nested} id={id} name={name} depth={depth + 1} recursive={isAgain(schema)} />}
    </li>
  )
}

/** What an array's items say of themselves. */
function Items({ schema, description }: { schema: SchemaNode; description: string | undefined }) {
  return itemsOf(schema).map((item, depth) => (
    <Fragment key={depth}>
      {item.description !== undefined && item.description !== description && (
        <div className={styles.each}>
          <span>{each(depth)}</span>
          <div>
            <Description text={item.description} />
          </div>
        </div>
      )}
      <ExplainedValues schema={item} />
      <Problems problems={item.problems} />
    </Fragment>
  ))
}

/** The inside of a property behind a button, in a box. */
function Nest({ nested, id, name, depth, recursive }: Place & { nested: Nested; name: string; recursive: boolean }) {
  const onPaper = recursive || depth > deepestTold ? 'never' : nested.level ? 'always' : 'prepared'
  const { open, toggle } = useDisclosure(id, false, onPaper)
  return (
    <div className={classNames(styles.nest, depth % 2 === 0 && styles.even)} data-open={open || undefined}>
      <button type="button" aria-expanded={open} onClick={toggle}>
        <Chevron />
        {nestedText(nested)}
        <span className="vh"> of {name}</span>
      </button>
      {open && <Inside nested={nested} id={id} depth={depth} />}
    </div>
  )
}

/** What lies within, asked for when it did not come along. */
function Inside({ nested, id, depth }: Place & { nested: Nested }) {
  if (nested.level) return <Level level={nested.level} id={id} depth={depth} />
  return <Asked handle={nested.handle}>{(level) => <Level level={level} id={id} depth={depth} />}</Asked>
}

/** The inside of an object, array or combined schema. */
function Level({ level, id, depth }: Place & { level: SchemaLevel }) {
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
      {level.rest && <Rest rest={level.rest} id={id} depth={depth} />}
    </>
  )
}

/** The properties after the first ones, when there are very many. */
function Rest({ rest, id, depth }: Place & { rest: Nested }) {
  const [open, setOpen] = useState(false)
  if (open) return <Inside nested={rest} id={id} depth={depth} />
  return (
    <div className={styles.note}>
      <Button size="sm" onClick={() => setOpen(true)}>
        Show {rest.properties} more properties
      </Button>
    </div>
  )
}

/** oneOf and anyOf: one option is shown, the reader chooses which; a link into an option chooses that one. */
function Choices({ choices, id, depth }: Place & { choices: SchemaChoices }) {
  const { kind, discriminator, options, otherwise, more } = choices
  const idOf = (index: number) => anchorId(id, `${kind}${index}`)
  const [chosen, setChosen] = useState(useLedTo(options.map((_, index) => idOf(index))))
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
      <More count={more} what="option" />
      <SchemaBody key={chosen} schema={shown.schema} id={idOf(chosen)} depth={depth} />
    </div>
  )
}

/** A schema that stands for itself, such as that of a body: its first level stands open. */
export function SchemaBody({ schema, id, depth }: Place & { schema: SchemaNode }) {
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
      <Problems problems={schema.problems} />
      {nested && <Inside nested={nested} id={id} depth={depth} />}
    </>
  )
}
