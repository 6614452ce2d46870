import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { environment } from '@/config/environment'
import { Form } from '@/forms/Form'
import { formOptions, resolverOf } from '@/forms/validation'
import { useSubmit } from '@/forms/use-submit'
import { paths } from '@/lib/paths'
import { CaptchaField } from '@/forms/captcha/CaptchaField'
import { useCaptcha } from '@/forms/captcha/use-captcha'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Dialog } from '@/ui/Dialog'
import { DiscardDialog } from '@/ui/DiscardDialog'
import { contactErrors, contactForms, reasonNotToSend } from '../model/contact-forms'
import type { ContactValues, FormKind } from '../model/contact-forms'
import { dropDraft, readDraft, resumedValues, saveDraft } from '../model/drafts'
import { contactPost, leaveWithPost } from '../model/post-fields'
import { ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'

interface ContactFormProps {
  kind: FormKind
  /** User id of the person who types; undefined for a visitor. */
  person: string | undefined
  /** Values from the person's record; other values count as typed. */
  known: ContactValues
  onClose: () => void
}

/**
 * A contact form. Sending it leaves the page with a form submission of the browser (CONTACT-10). The input stays in this
 * tab until the success is confirmed, so that it is not lost when the service is down (CONTACT-22).
 */
export function ContactForm({ kind, person, known, onClose }: ContactFormProps) {
  const { title, lead } = contactForms[kind]
  const formId = useId()
  const firstField = useRef<HTMLElement>(null)
  const [draft] = useState(() => readDraft(kind, person))
  const [posted, setPosted] = useState(draft?.posted ?? false)
  const [isDiscardAsked, setIsDiscardAsked] = useState(false)
  const captcha = useCaptcha()
  const form = useForm<ContactValues>({
    ...formOptions,
    defaultValues: known,
    resolver: resolverOf((values) => contactErrors(kind, values)),
  })
  const { control, formState, reset, trigger } = form
  const dirty = formState.isDirty
  const values = useWatch({ control }) as ContactValues
  const reason = reasonNotToSend(kind, values, { solved: captcha.token !== undefined, failed: captcha.failed })

  useEffect(() => {
    if (draft) reset(resumedValues(draft, known), { keepDefaultValues: true })
  }, [draft, known, reset])
  useEffect(() => {
    if (dirty) saveDraft(kind, { person, values, posted })
    else dropDraft(kind, person)
  }, [dirty, posted, kind, person, values])

  const { submit, isSending, error } = useSubmit({
    send: (checked: ContactValues, signal) => {
      // Now and not with the next render: the browser leaves the page before that.
      saveDraft(kind, { person, values: checked, posted: true })
      setPosted(true)
      const returnPath = paths.contactSuccess(kind === 'sales' ? kind : undefined)
      const returnAddress = new URL(returnPath, window.location.origin).href
      // The button waits for the token.
      const token = captcha.token ?? ''
      return leaveWithPost(contactPost(kind, checked, environment().forms, { returnAddress, token }), signal)
    },
    // The page is still here, and a token of the captcha is good for one attempt.
    onSent: captcha.reset,
    summary: { title: 'Your message was not sent.', message: 'Tick the captcha box and send it again.' },
  })

  function discard() {
    dropDraft(kind, person)
    onClose()
  }

  function mayClose(): boolean {
    if (isSending) return false
    if (dirty) setIsDiscardAsked(true)
    return !dirty
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      confirmClose={mayClose}
      title={title}
      description={lead}
      initialFocus={firstField}
      footer={
        <>
          <Button onClick={() => mayClose() && onClose()} aria-disabled={isSending || undefined}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isSending}
            disabledReason={isSending ? undefined : reason}
            // Pressed too early, it moves the focus to the first invalid field.
            onClickCapture={() => reason !== undefined && void trigger(undefined, { shouldFocus: true })}
          >
            Send
          </Button>
        </>
      }
    >
      <div
        ref={(element) => {
          firstField.current = element?.querySelector('input') ?? null
        }}
      >
        {posted && !isSending && (
          <Callout className={styles.notice} tone="warn" title="Your message may not have arrived.">
            <p>The service did not confirm it. Your text is still here: tick the captcha box and send it again.</p>
          </Callout>
        )}
        <Form id={formId} form={form} onSubmit={submit} error={error}>
          <ContactFields kind={kind} control={control} />
          <div className={styles.captcha}>
            <CaptchaField captcha={captcha} />
          </div>
        </Form>
      </div>
      <DiscardDialog
        open={isDiscardAsked}
        title="Discard your message?"
        description="What you typed has not been sent. If you discard it, it is lost."
        onKeep={() => setIsDiscardAsked(false)}
        onDiscard={discard}
      />
    </Dialog>
  )
}
