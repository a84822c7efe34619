/** The contact form: a plain form without script; with it, it is sent without leaving the page. */
import {
  Form,
  Field as FormField,
  focus,
  getValues,
  reset,
  type SubmitHandler,
  setValue,
  setValues,
  useForm,
  valiForm,
} from '@modular-forms/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { parse } from 'valibot'
import { fill } from '../locale'
import { contactEndpoint, legal, site } from '../site'
import { Button, ButtonLink } from '../ui/Button'
import type { PictureData } from '../ui/Picture'
import { contactForm as words } from '../words'
import { Confirmation } from './Confirmation'
import { ContactField } from './ContactField'
import { showWidget } from './challenge'
import { beginDraft, saveDraft, withoutSent } from './draft'
import {
  addressIn,
  type ContactMessage,
  contactSchema,
  type FieldName,
  fields,
  honeypotField,
  messageLimit,
} from './schema'
import { answerDay, deliver, delivery } from './send'
import { suggestHost } from './suggestHost'
import { useSignal } from './useSignal'

const noTexts: ContactMessage = { name: '', email: '', organization: '', message: '' }

const attributes = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  organization: { autoComplete: 'organization' },
  message: { required: true, rows: 6 },
}

interface ContactFormProps {
  privacy: string
  /** The text that stays above the form after a message was sent. */
  sent: string
  /** What a visitor may do after a failure, below the button. */
  failed: string
  workingDays: number
  portrait?: PictureData
}

export function ContactForm({ privacy, sent, failed, workingDays, portrait }: ContactFormProps) {
  const [form] = useForm<ContactMessage>({ validate: valiForm(contactSchema) })
  const [isReady, setReady] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const last = useSignal(delivery)
  const busy = last?.state === 'sending'
  const token = useRef<Promise<string>>(undefined)
  const showChallenge = useCallback((element: HTMLDivElement) => {
    return showWidget(element, (next) => {
      token.current = next
    })
  }, [])

  /** @returns the texts that the fields show */
  const readFields = useCallback(() => {
    const data = new FormData(form.element.peek() ?? undefined)
    const values = { ...noTexts }
    for (const name of fields) values[name] = String(data.get(name) ?? '')
    return values
  }, [form])

  useEffect(() => {
    // What was typed, pasted or filled in before the app was ready.
    const typed = Object.entries(readFields()).filter(([, value]) => value)
    reset(form, { initialValues: { ...noTexts, ...beginDraft(Object.fromEntries(typed)) } })
    setReady(true)
    return () => {
      if (delivery.peek()?.state !== 'sending') delivery.value = undefined
    }
  }, [form, readFields])

  useEffect(() => {
    if (!last || last.state === 'sending') return
    setAttempts((count) => count + 1)
    if (last.state === 'failed') return
    const draft = withoutSent(getValues(form, { peek: true }), last.message)
    const element = form.element.peek()
    if (import.meta.env.ANALYTICS) element?.dispatchEvent(new Event('sent', { bubbles: true }))
    reset(form, { initialValues: { ...noTexts, ...draft } })
  }, [form, last])

  const readValues = () => ({ ...noTexts, ...getValues(form, { peek: true }) })

  /** Keeps what was written as a draft; with its first letter the result of the message before is past. */
  function handleChange() {
    saveDraft(readValues())
    if (!busy) delivery.value = undefined
  }

  /** Changes a text for the visitor, who goes on from there. */
  function change(name: FieldName, text: string) {
    setValue(form, name, text)
    handleChange()
    focus(form, name)
  }

  function suggest(text: string) {
    const address = addressIn(text)
    const host = suggestHost(address)
    const correct = () => change('email', address.replace(/@[^@]*$/, `@${host}`))
    return (
      host && (
        <button type="button" className="text-link p-0 border-0 bg-transparent" onClick={correct}>
          {fill(words.didYouMean, { host })}
        </button>
      )
    )
  }

  const submit: SubmitHandler<ContactMessage> = (values) => {
    const honeypot = new FormData(form.element.peek() ?? undefined).get(honeypotField)
    deliver(values, honeypot ? 'filled' : undefined, token.current)
  }

  /** Some browsers fill in a field without any event. */
  const readUnheard = () =>
    setValues(form, readFields(), { shouldTouched: false, shouldValidate: false })

  return (
    <>
      {last?.state === 'sent' && (
        <Confirmation
          text={sent}
          address={parse(contactSchema, last.message).email}
          day={answerDay(new Date(), workingDays)}
          portrait={portrait}
          isFocused={Object.values(withoutSent(readValues(), last.message)).join('') === ''}
        />
      )}
      <Form
        of={form}
        onSubmit={submit}
        onSubmitCapture={readUnheard}
        // The browser validates until the app is ready.
        noValidate={isReady}
        method="post"
        action={contactEndpoint}
        // The default, URL encoding, would make a message in Chinese three times as long.
        encType="multipart/form-data"
        id="message"
        data-defer-submit=""
        data-prefetch-app=""
        {...(import.meta.env.ANALYTICS && { 'data-event': 'contact-success' })}
        className="grid gap-5 at-sm:grid-cols-2"
        onChange={handleChange}
      >
        {fields.map((name) => (
          <FormField key={name} of={form} name={name}>
            {(field, control) => (
              <ContactField
                field={field}
                label={words.labels[name]}
                control={{ ...control, ...attributes[name] }}
                limit={name === 'message' ? messageLimit : undefined}
                hint={name === 'email' ? suggest : undefined}
              />
            )}
          </FormField>
        ))}
        {/* The honeypot: hidden from people, but programs that fill in every field give themselves away. */}
        <label className="hidden">
          <span>{words.honeypot}</span>
          <input name={honeypotField} autoComplete="off" />
        </label>
        {/* A token works once, so that each attempt has another widget. */}
        {site.challenge.siteKey && (
          <div key={attempts} ref={showChallenge} className="col-span-full" />
        )}
        <div className="col-span-full">
          {/* Only one message at a time; the attribute `disabled` would take the focus away. */}
          <Button type={busy ? 'button' : 'submit'} aria-disabled={busy} aria-busy={busy}>
            <span>{busy ? words.sending : words.send}</span>
            {busy && <span className="sending" />}
          </Button>
          {/* The toast reads it out, but goes away. */}
          {last?.state === 'failed' && (
            <p data-testid="outcome" className="mt-4 mb-0 font-600 measure text-danger">
              {`${words.failed.kept} ${failed}`}
            </p>
          )}
          <p className="mt-4 mb-0 text-sm text-muted measure">
            <span>{privacy}</span> <ButtonLink {...legal.privacy} variant="text" />
          </p>
        </div>
      </Form>
    </>
  )
}
