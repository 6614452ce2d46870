import { useState } from 'react'
import { DecodingView } from '@/modules/error-decoder/view/DecodedResponse'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { ErrorState } from '@/ui/ErrorState'
import { Page, PageHead } from '@/ui/Page'
import { SelectField } from '@/ui/SelectField'
import { ResponseField } from './components/ResponseField'
import styles from './ErrorDecoderTool.module.css'
import { useDecodedText } from './hooks/use-decoded-text'
import { examples } from './model/examples'

const options = examples.map(({ id, label }) => ({ value: id, label }))

/**
 * The page of the Error Decoder: explains a pasted response without sending it anywhere (DECODER-1). Open to everybody
 * (DECODER-9).
 */
export function Tool() {
  const input = useDecodedText()
  const [example, setExample] = useState(examples[0].id)
  /** Whether the text was pasted or typed: no example replaces it. */
  const [isOwnText, setIsOwnText] = useState(false)
  const { decoding, failed } = input

  function type(text: string) {
    setIsOwnText(text !== '')
    input.type(text)
  }

  function insert(text: string, isCut: boolean) {
    setIsOwnText(true)
    input.insert(text, isCut)
  }

  function clear() {
    setIsOwnText(false)
    input.clear()
  }

  return (
    <Page>
      <PageHead title="Error Decoder" actions={(input.text !== '' || failed) && <Button onClick={clear}>Clear</Button>}>
        Paste the response to a failed call, what a trading partner sends back, or what a validator reports, to see what
        it means and what to do. The text stays in this browser.
      </PageHead>
      <div className={styles.panes}>
        <div className={styles.input}>
          <ResponseField text={input.text} isReading={input.isReading} onType={type} onInsert={insert} />
          {input.isCut && (
            <Callout tone="warn">
              The text is long: only its first 100,000 characters are used. If it is a HAR file, paste only the entry of
              the failed call.
            </Callout>
          )}
          {!isOwnText && (
            <div className={styles.actions}>
              <SelectField label="Or try an example" options={options} value={example} onChange={setExample} />
              <Button onClick={() => input.insert(examples.find(({ id }) => id === example)?.text ?? '')}>
                Decode this example
              </Button>
            </div>
          )}
        </div>
        <div>
          <p role="status" className="vh">
            {decoding && `Decoded: ${decoding.heading}`}
          </p>
          {failed ? (
            <ErrorState
              title="The text could not be read"
              message="Reading took too long, or its code was not loaded. The text was not sent anywhere. Try again, or paste a shorter part, such as the entry of the failed call."
              onRetry={input.retry}
              retrying={input.isReading}
            />
          ) : decoding ? (
            <DecodingView decoding={decoding} />
          ) : (
            <Introduction />
          )}
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
        Errors of the platform’s APIs, of sign-in, of documents, and of gateways in front of the APIs; a 997, 999, 824,
        CONTRL or APERAK of a partner.
      </li>
      <li>
        <b>What to do, and when to try again</b>
        The rule of each field, how long to wait, and the guide to read.
      </li>
      <li>
        <b>What to tell support</b>
        A text with the request id and the response, without your secrets.
      </li>
    </ul>
  )
}
