/** The contact form: works as a plain form without script, and in place with it. */
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
import { site } from '../site'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { toast } from '../ui/toast'
import { type Draft, dropDraft, keepDraft, keyOf, readDraft } from './draft'
import { formFields } from './protocol'
import { type ContactMessage, contactSchema, type FieldName, fields } from './schema'
import { send } from './send'
import { Turnstile } from './Turnstile'

type FieldProps = Omit<ComponentProps<typeof Field>, 'control' | 'error'> & {
  control?: Pick<ComponentProps<typeof Field>['control'], 'type' | 'required' | 'autoComplete'>
}

const labels: Record<FieldName, FieldProps> = {
  name: { label: 'Name', control: { required: true, autoComplete: 'name' } },
  email: { label: 'Email', control: { type: 'email', required: true, autoComplete: 'email' } },
  organization: { label: 'Organization', control: { autoComplete: 'organization' } },
  message: { label: 'Message', rows: 6, control: { required: true } },
}

const blank = { name: '', email: '', organization: '', message: '' }

export function ContactForm() {
  useSignals()
  const [form] = useForm<ContactMessage>({ validate: valiForm(contactSchema) })
  const [ready, setReady] = useState(false)
  const [tries, setTries] = useState(0)
  const sending = useRef<Promise<void>>(undefined)
  // When the form stood empty; unknown where it did not, as the writing began earlier.
  const emptyAt = useRef<number>(undefined)

  useEffect(() => {
    // What the visitor typed before the app was there goes before what an earlier visit left.
    const typed = Object.fromEntries(
      Object.entries(readTyped(form.element.peek())).filter(([, value]) => value),
    )
    const written = { ...readDraft(), ...typed }
    if (!Object.values(written).some(Boolean)) emptyAt.current = performance.now()
    reset(form, { initialValues: { ...blank, ...written } })
    setReady(true)
  }, [form])

  const sendOnce = async (values: ContactMessage) => {
    const data = new FormData(form.element.peek() ?? undefined)
    const now = performance.now()
    try {
      await send(values, {
        key: keyOf(values),
        elapsed: emptyAt.current && (now - emptyAt.current) / 1000,
        trapped: Boolean(data.get(formFields.honeypot)),
        token: String(data.get(formFields.turnstile) ?? ''),
      })
      dropDraft()
      reset(form, { initialValues: blank })
      emptyAt.current = performance.now()
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you soon.",
        variant: 'default',
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({
        title: 'Failed to send message',
        description: description || 'Please try again later.',
        variant: 'destructive',
      })
    }
    setTries((count) => count + 1)
  }

  // A second submit waits for the first, so that the button stays busy until there is an answer.
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
      // Before the app is there, the browser's own checks serve.
      noValidate={ready}
      method="post"
      action="/api/contact"
      // As it is, where the browser's other way would make a message in Chinese three times as long.
      encType="multipart/form-data"
      data-app="idle"
      className="grid gap-5"
      onChange={() => keepDraft(getValues(form) as Draft)}
    >
      {fields.map((name) => (
        <FormField key={name} of={form} name={name}>
          {(field, props) => (
            <Field
              {...labels[name]}
              error={field.error.value}
              control={{ ...labels[name].control, ...props, value: field.value.value }}
            />
          )}
        </FormField>
      ))}
      {/* For programs that fill in all they find: not shown, not read out, not reached, not filled in. */}
      <div className="hidden">
        <label htmlFor="field-website">Leave this empty</label>
        <input id="field-website" name={formFields.honeypot} autoComplete="off" />
      </div>
      {ready && site.turnstile.siteKey && <Turnstile key={tries} />}
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </Form>
  )
}

/** What stands in the controls of a form. */
function readTyped(form: HTMLFormElement | null | undefined): Draft {
  if (!form) return {}
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]))
}
