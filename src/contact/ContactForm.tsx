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
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { toast } from '../ui/toast'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft'
import { type ContactMessage, contactSchema, type FieldName, fields } from './schema'
import { send } from './send'

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
  const sending = useRef(false)

  useEffect(() => {
    // What the visitor typed before the app was there goes before what an earlier visit left.
    const typed = Object.fromEntries(
      Object.entries(readTyped(form.element.peek())).filter(([, value]) => value),
    )
    reset(form, { initialValues: { ...blank, ...readDraft(), ...typed } })
    setReady(true)
  }, [form])

  const submit: SubmitHandler<ContactMessage> = async (values) => {
    if (sending.current) return
    sending.current = true
    try {
      await send(values)
      dropDraft()
      reset(form, { initialValues: blank })
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
    } finally {
      sending.current = false
    }
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
