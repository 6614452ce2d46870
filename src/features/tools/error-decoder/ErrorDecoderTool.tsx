import { useDeferredValue, useMemo, useState } from 'react'
import { decodeAnswer } from '@/modules/error-decoder/decode-answer'
import { parsePaste } from '@/modules/error-decoder/read/parse-paste'
import { DecodingView } from '@/modules/error-decoder/view/DecodedAnswer'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Page, PageHead } from '@/ui/Page'
import { SelectField } from '@/ui/SelectField'
import { AnswerField } from './components/AnswerField'
import styles from './ErrorDecoderTool.module.css'
import { examples } from './model/examples'
import { pastedText } from './model/pasted-text'

const nothing = pastedText('')
const options = examples.map(({ id, label }) => ({ value: id, label }))

/** Error Decoder: explains a failed answer that is pasted, in this browser alone (DECODER-1). Open to everybody (DECODER-9). */
export function Tool() {
  const [given, setGiven] = useState(nothing)
  const [example, setExample] = useState(examples[0].id)
  const text = useDeferredValue(given.text)
  const decoding = useMemo(() => (text.trim() === '' ? undefined : decodeAnswer(parsePaste(text))), [text])
  return (
    <Page>
      <PageHead
        title="Error Decoder"
        actions={given.text !== '' && <Button onClick={() => setGiven(nothing)}>Clear</Button>}
      >
        Paste the answer to a failed call, and read what it means and what to do. The text is read in this browser and
        never leaves it.
      </PageHead>
      <div className={styles.panes}>
        <div className={styles.given}>
          <AnswerField value={given} onChange={setGiven} />
          {given.isCut && (
            <Callout tone="warn">
              The text is long: only its first 100,000 characters are kept and read. Of a HAR file, paste the entry of
              the failed call.
            </Callout>
          )}
          <div className={styles.actions}>
            <SelectField label="Or try an example" options={options} value={example} onChange={setExample} />
            <Button onClick={() => setGiven(pastedText(examples.find(({ id }) => id === example)?.text ?? ''))}>
              Decode this example
            </Button>
          </div>
        </div>
        <div>
          <p role="status" className="vh">
            {decoding && `Decoded: ${decoding.heading}`}
          </p>
          {decoding ? <DecodingView decoding={decoding} /> : <Introduction />}
        </div>
      </div>
    </Page>
  )
}

/** Stands in place of the explanation while there is nothing to explain. */
function Introduction() {
  return (
    <ul className={styles.empty}>
      <li>
        <b>What it means</b>
        Errors of the platform’s APIs, of sign-in, of documents, and of gateways before them.
      </li>
      <li>
        <b>What to do, and when to try again</b>
        Each field with its rule, the wait that the answer asks for, and the guide to read.
      </li>
      <li>
        <b>What to tell support</b>
        A text with the request id and the answer, without your secrets.
      </li>
    </ul>
  )
}
