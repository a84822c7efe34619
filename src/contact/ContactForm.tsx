/** The contact form: a plain form without script; with it, it is sent without leaving the page. */
import {
  type FieldElementProps,
  type FieldStore,
  Form,
  Field as FormField,
  getValues,
  reset,
  type SubmitHandler,
  useForm,
  valiForm,
} from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { getDefaults } from 'valibot'
import { fill } from '../locale'
import { contactEndpoint, legal, site } from '../site'
import { Button, ButtonLink } from '../ui/Button'
import { toast } from '../ui/Toasts'
import { controls, contactForm as words } from '../words'
import { showWidget } from './challenge'
import { type Draft, idempotencyKeyOf, readDraft, saveDraft } from './draft'
import { type ContactMessage, contactSchema, type FieldName, fields, honeypotField } from './schema'
import { reasonOf, send } from './send'

const emptyValues = getDefaults(contactSchema)

const attributes = {
  name: { autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  organization: { autoComplete: 'organization' },
  message: { required: true, rows: 6 },
}

interface ContactFormProps {
  /** A sentence on how a message is stored. */
  privacy: string
  /** The text that stays below the button after a message was sent. */
  sent: string
  /** The text after a failure, before its reason. */
  failed: string
}

export function ContactForm({ privacy, sent, failed }: ContactFormProps) {
  useSignals()
  const [form] = useForm<ContactMessage>({ validate: valiForm(contactSchema) })
  const [isReady, setReady] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [outcome, setOutcome] = useState<{ text: string; className: string }>()
  const token = useRef<Promise<string>>(undefined)
  const showChallenge = useCallback((element: HTMLDivElement) => {
    return showWidget(element, (next) => {
      token.current = next
    })
  }, [])

  useEffect(() => {
    // Text that the visitor typed before the app was ready overrides the draft of an earlier visit.
    const data = new FormData(form.element.peek() ?? undefined)
    const values = fields.map((name) => [name, String(data.get(name) ?? '')])
    const typed: Draft = Object.fromEntries(values.filter(([, value]) => value))
    reset(form, { initialValues: { ...emptyValues, ...readDraft(), ...typed } })
    setReady(true)
  }, [form])

  const submit: SubmitHandler<ContactMessage> = async (values) => {
    setOutcome(undefined)
    const element = form.element.peek()
    const honeypot = new FormData(element ?? undefined).get(honeypotField) && 'filled'
    // A message waits 5 seconds for the token of the challenge at most.
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 5000))
    try {
      await send(values, {
        idempotencyKey: idempotencyKeyOf(values),
        honeypot: honeypot || undefined,
        challengeToken: await Promise.race([token.current, late]),
      })
      saveDraft({})
      if (import.meta.env.ANALYTICS) element?.dispatchEvent(new Event('sent', { bubbles: true }))
      reset(form, { initialValues: emptyValues })
      setOutcome({ text: sent, className: 'text-teal' })
      toast(words.sent)
    } catch (error) {
      const reason = reasonOf(error)
      setOutcome({ text: fill(words.outcome, { failed, reason }), className: 'text-danger' })
      toast({ title: words.failed.title, description: reason, variant: 'destructive' })
    }
    setAttempts((count) => count + 1)
  }

  const busy = form.submitting.value
  return (
    <Form
      of={form}
      onSubmit={submit}
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
      className="grid gap-5"
      onChange={() => saveDraft(getValues(form) as Draft)}
    >
      {fields.map((name) => (
        <FormField key={name} of={form} name={name}>
          {(field, control) => (
            <ContactField
              field={field}
              label={words.labels[name]}
              control={{ ...control, ...attributes[name] }}
            />
          )}
        </FormField>
      ))}
      {/* The honeypot: hidden from people, but programs that fill in every field give themselves away. */}
      <label className="hidden">
        {words.honeypot}
        <input name={honeypotField} autoComplete="off" />
      </label>
      {/* A token works once, so that each attempt has another widget. */}
      {site.challenge.siteKey && <div key={attempts} ref={showChallenge} />}
      <div>
        {/* Only one message at a time; the attribute `disabled` would take the focus away. */}
        <Button type={busy ? 'button' : 'submit'} aria-disabled={busy} aria-busy={busy}>
          {busy ? words.sending : words.send}
        </Button>
        {/* The toast reads it out, but goes away. */}
        {outcome && (
          <p data-testid="outcome" className={`mt-4 mb-0 font-600 measure ${outcome.className}`}>
            {outcome.text}
          </p>
        )}
        <p className="mt-4 mb-0 text-sm text-muted measure">
          {privacy} <ButtonLink {...legal.privacy} variant="text" />
        </p>
      </div>
    </Form>
  )
}

interface ContactFieldProps {
  field: FieldStore<ContactMessage, FieldName>
  label: string
  /** With `rows` it is a text area. */
  control: FieldElementProps<ContactMessage, FieldName> &
    Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> & { rows?: number }
}

/** A labeled field with its error below: a component of its own, as the one of the form library shows no letter that is typed while a message is sent. */
function ContactField({ field, label, control }: ContactFieldProps) {
  useSignals()
  const id = `field-${control.name}`
  const error = field.error.value
  const shared = {
    ...control,
    value: field.value.value,
    id,
    className: 'input',
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div>
      <label htmlFor={id} className="block mb-1 font-600 text-sm">
        {label}
        {!control.required && (
          <span className="font-400 text-muted">{` ${controls.optional}`}</span>
        )}
      </label>
      {control.rows ? <textarea {...shared} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 mb-0 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
