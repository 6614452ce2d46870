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

const emptyText = pastedText('')
const options = examples.map(({ id, label }) => ({ value: id, label }))

/**
 * The page of the Error Decoder: explains a pasted answer without sending it anywhere (DECODER-1). Open to everybody
 * (DECODER-9).
 */
export function Tool() {
  const [given, setGiven] = useState(emptyText)
  const [example, setExample] = useState(examples[0].id)
  const text = useDeferredValue(given.text)
  const decoding = useMemo(() => (text.trim() === '' ? undefined : decodeAnswer(parsePaste(text))), [text])
  return (
    <Page>
      <PageHead
        title="Error Decoder"
        actions={given.text !== '' && <Button onClick={() => setGiven(emptyText)}>Clear</Button>}
      >
        Paste the answer to a failed call to see what it means and what to do. The text stays in this browser.
      </PageHead>
      <div className={styles.panes}>
        <div className={styles.given}>
          <AnswerField value={given} onChange={setGiven} />
          {given.isCut && (
            <Callout tone="warn">
              The text is long: only its first 100,000 characters are used. If it is a HAR file, paste only the entry of
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

/** Describes the tool while no text is pasted. */
function Introduction() {
  return (
    <ul className={styles.empty}>
      <li>
        <b>What it means</b>
        Errors of the platform’s APIs, of sign-in, of documents, and of gateways in front of the APIs.
      </li>
      <li>
        <b>What to do, and when to try again</b>
        The rule of each field, how long to wait, and the guide to read.
      </li>
      <li>
        <b>What to tell support</b>
        A text with the request id and the answer, without your secrets.
      </li>
    </ul>
  )
}
