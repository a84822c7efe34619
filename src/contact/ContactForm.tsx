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
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { contactEndpoint, legal, site } from '../site'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Link } from '../ui/Link'
import { toast } from '../ui/toast'
import { clearDraft, type Draft, idempotencyKeyOf, readDraft, saveDraft } from './draft'
import { formFields } from './protocol'
import { type ContactMessage, contactSchema, type FieldName, fields } from './schema'
import { describeFailure, send } from './send'
import { type Challenge, Turnstile } from './Turnstile'

type FieldProps = Omit<ComponentProps<typeof Field>, 'control' | 'error'> & {
  control?: Pick<ComponentProps<typeof Field>['control'], 'type' | 'required' | 'autoComplete'>
}

const fieldProps: Record<FieldName, FieldProps> = {
  name: { label: 'Name', control: { required: true, autoComplete: 'name' } },
  email: { label: 'Email', control: { type: 'email', required: true, autoComplete: 'email' } },
  organization: { label: 'Organization', control: { autoComplete: 'organization' } },
  message: { label: 'Message', rows: 6, control: { required: true } },
}

const emptyValues = { name: '', email: '', organization: '', message: '' }

interface ContactFormProps {
  /** What becomes of a message, in a sentence. */
  privacy: string
  /** What stays beside the button after a message was sent. */
  sent: string
  /** The same after a failure that no response explains. */
  failed: string
}

export function ContactForm({ privacy, sent, failed }: ContactFormProps) {
  useSignals()
  const [form] = useForm<ContactMessage>({ validate: valiForm(contactSchema) })
  const [isReady, setReady] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [outcome, setOutcome] = useState<{ text: string; className: string }>()
  const sending = useRef<Promise<void>>(undefined)
  const challenge = useRef<Challenge>(undefined)
  // When the form was last known to be empty; unset if it was not, as the visitor began earlier.
  const emptyAt = useRef<number>(undefined)

  useEffect(() => {
    // What the visitor typed before the app was ready overrides the draft of an earlier visit.
    const draft = { ...readDraft(), ...readTyped(form.element.peek()) }
    if (!Object.values(draft).some(Boolean)) emptyAt.current = performance.now()
    reset(form, { initialValues: { ...emptyValues, ...draft } })
    setReady(true)
  }, [form])

  const sendOnce = async (values: ContactMessage) => {
    setOutcome(undefined)
    const element = form.element.peek()
    const honeypot = new FormData(element ?? undefined).get(formFields.honeypot)
    const elapsedSeconds = emptyAt.current && (performance.now() - emptyAt.current) / 1000
    try {
      await send(values, {
        idempotencyKey: idempotencyKeyOf(values),
        elapsedSeconds,
        honeypotFilled: Boolean(honeypot),
        turnstileToken: await challenge.current?.waitForToken(),
      })
      clearDraft()
      if (import.meta.env.ANALYTICS) element?.dispatchEvent(new Event('sent', { bubbles: true }))
      reset(form, { initialValues: emptyValues })
      emptyAt.current = performance.now()
      setOutcome({ text: sent, className: 'text-teal' })
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you soon.",
        variant: 'default',
      })
    } catch (error) {
      const { description, outcome } = describeFailure(error, failed)
      setOutcome({ text: outcome, className: 'text-danger' })
      toast({ title: 'Failed to send message', description, variant: 'destructive' })
    }
    setAttempts((count) => count + 1)
  }

  // A second submit waits for the first, so that the button stays disabled until the response.
  const submit: SubmitHandler<ContactMessage> = async (values) => {
    sending.current ??= sendOnce(values).finally(() => {
      sending.current = undefined
    })
    await sending.current
  }

  const busy = form.submitting.value
  return (
    <Form
      of={form}
      onSubmit={submit}
      // Until the app is ready, the browser validates.
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
          {(field, props) => (
            <Field
              {...fieldProps[name]}
              error={field.error.value}
              control={{ ...fieldProps[name].control, ...props, value: field.value.value }}
            />
          )}
        </FormField>
      ))}
      {/* The honeypot: hidden from people, but programs that fill in every field give themselves away. */}
      <div className="hidden">
        <label htmlFor={`field-${formFields.honeypot}`}>Leave this empty</label>
        <input id={`field-${formFields.honeypot}`} name={formFields.honeypot} autoComplete="off" />
      </div>
      {/* Before the app is ready, too: a message that is sent then waits for the token all the same. */}
      {site.turnstile.siteKey && <Turnstile key={attempts} challenge={challenge} />}
      <div>
        {/* Not the attribute `disabled`, which takes the focus away; a second submit waits in `submit`. */}
        <Button type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
        {/* The toast, which goes away, reads it out. */}
        {outcome && (
          <p data-testid="outcome" className={`mt-4 mb-0 font-600 measure ${outcome.className}`}>
            {outcome.text}
          </p>
        )}
        <p className="mt-4 mb-0 text-sm text-muted measure">
          {privacy}{' '}
          <Link to={legal.privacy.to} className="text-link">
            {legal.privacy.text}
          </Link>
        </p>
      </div>
    </Form>
  )
}

/** The fields of a form that are filled in. */
function readTyped(form: HTMLFormElement | null | undefined): Draft {
  const data = new FormData(form ?? undefined)
  const values = fields.map((name) => [name, String(data.get(name) ?? '')])
  return Object.fromEntries(values.filter(([, value]) => value))
}
