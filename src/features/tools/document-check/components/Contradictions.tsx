import { choiceKey, type SampleContradiction } from '@/engines/rsx/generate/sample-options'
import { Callout } from '@/ui/Callout'
import { SelectField } from '@/ui/SelectField'
import styles from './Contradictions.module.css'

interface ContradictionsProps {
  contradictions: readonly SampleContradiction[]
  /** Called with the key of a choice (`choiceKey`) and the chosen code. */
  onChoose: (key: string, code: string) => void
}

/** The contradictions between the chosen retailers, and those with the fulfilment model alone; each has a choice. */
export function Contradictions({ contradictions, onChoose }: ContradictionsProps) {
  // The documents of several deliveries contradict each other at the same places.
  const places = [...new Map(contradictions.map((one) => [choiceKey(one), one])).values()]
  const ofModel = places.filter(isOfModel)
  const ofRetailers = places.filter((place) => !isOfModel(place))
  const opponents = [...new Set(ofModel.flatMap(({ choices }) => choices.flatMap(({ retailer }) => retailer ?? [])))]
  const retailers = opponents.length === 1 ? opponents[0] : 'The retailers'
  return (
    <>
      <Places
        title="The retailers contradict each other"
        hint="No document passes at all of them. Choose whose code the sample has."
        places={ofRetailers}
        onChoose={onChoose}
      />
      <Places
        title={`${retailers} and the fulfilment model disagree`}
        hint="With the code of the model, the sample does not pass."
        places={ofModel}
        onChoose={onChoose}
      />
    </>
  )
}

/** Whether the retailers agree with each other and disagree with the fulfilment model alone. */
function isOfModel({ choices }: SampleContradiction): boolean {
  return choices.some(({ retailer }) => retailer === undefined)
}

interface PlacesProps {
  title: string
  hint: string
  places: readonly SampleContradiction[]
  onChoose: ContradictionsProps['onChoose']
}

function Places({ title, hint, places, onChoose }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <Callout tone="warn" title={title} className={styles.callout}>
      <p>{hint}</p>
      {places.map((place) => (
        <div key={choiceKey(place)} className={styles.place}>
          <p>
            {place.document} <code>{place.path}</code>: {place.choices.map(sideText).join('; ')}.
          </p>
          <SelectField
            label={`${place.path.slice(place.path.lastIndexOf('/') + 1)} in ${place.document}`}
            options={place.offered.map((code) => ({ value: code, label: optionText(place, code) }))}
            value={place.chosen}
            onChange={(code) => onChoose(choiceKey(place), code)}
          />
        </div>
      ))}
    </Callout>
  )
}

/** A code with those who accept it, such as `DS (Riverbend Home, the fulfilment model)`. */
function optionText({ choices }: SampleContradiction, code: string): string {
  const names = choices.filter(({ codes }) => codes.includes(code)).map(sideName)
  return `${code} (${names.join(', ')})`
}

const sideName = ({ retailer = 'the fulfilment model' }: SampleContradiction['choices'][number]) => retailer

function sideText({ retailer, codes }: SampleContradiction['choices'][number]): string {
  const list = codes.join(' or ')
  return retailer === undefined ? `the fulfilment model has ${list}` : `${retailer} requires ${list}`
}
