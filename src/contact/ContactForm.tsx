/** The contact form: a plain form without script; with it, it is sent without leaving the page. */
import {
  Form,
  Field as FormField,
  getValues,
  reset,
  type SubmitHandler,
  useForm,
  valiForm,
} from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { getDefaults } from 'valibot'
import { fill } from '../locale'
import { contactEndpoint, legal, site } from '../site'
import { Button, ButtonLink } from '../ui/Button'
import { toast } from '../ui/Toasts'
import { contactForm as words } from '../words'
import { ChallengeWidget } from './ChallengeWidget'
import { ContactField } from './ContactField'
import { type Draft, idempotencyKeyOf, readDraft, saveDraft } from './draft'
import { honeypotField } from './protocol'
import { type ContactMessage, contactSchema, fields } from './schema'
import { reasonOf, send } from './send'

const emptyValues = getDefaults(contactSchema)

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
      <FormField of={form} name="name">
        {(field, control) => (
          <ContactField
            field={field}
            control={control}
            label={words.labels.name}
            autoComplete="name"
            required
          />
        )}
      </FormField>
      <FormField of={form} name="email">
        {(field, control) => (
          <ContactField
            field={field}
            control={control}
            label={words.labels.email}
            type="email"
            autoComplete="email"
            required
          />
        )}
      </FormField>
      <FormField of={form} name="organization">
        {(field, control) => (
          <ContactField
            field={field}
            control={control}
            label={words.labels.organization}
            autoComplete="organization"
          />
        )}
      </FormField>
      <FormField of={form} name="message">
        {(field, control) => (
          <ContactField
            field={field}
            control={control}
            label={words.labels.message}
            rows={6}
            required
          />
        )}
      </FormField>
      {/* The honeypot: hidden from people, but programs that fill in every field give themselves away. */}
      <label className="hidden">
        {words.honeypot}
        <input name={honeypotField} autoComplete="off" />
      </label>
      {/* Before the app is ready, too: a message that is sent then waits for the token all the same. */}
      {site.challenge.siteKey && <ChallengeWidget key={attempts} token={token} />}
      <div>
        {/* Only one message at a time; the attribute `disabled` would take the focus away. */}
        <Button type={busy ? 'button' : 'submit'} aria-disabled={busy} aria-busy={busy}>
          {busy ? words.sending : words.send}
        </Button>
        {/* The toast, which goes away, reads it out. */}
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
