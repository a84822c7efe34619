/** A field of the contact form, with what is typed into it and what is wrong with it. */
import type { FieldElementProps, FieldStore } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ComponentProps } from 'react'
import { Field } from '../ui/Field'
import type { ContactMessage, FieldName } from './schema'

interface ContactFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> {
  field: FieldStore<ContactMessage, FieldName>
  control: FieldElementProps<ContactMessage, FieldName>
  label: string
  /** Makes it a text area of that many rows. */
  rows?: number
}

/** A component of its own, as the form library's own one does not follow signals: what is typed while a message is sent would not appear. */
export function ContactField({ field, control, label, rows, ...attributes }: ContactFieldProps) {
  useSignals()
  return (
    <Field
      label={label}
      error={field.error.value}
      rows={rows}
      control={{ ...control, ...attributes, value: field.value.value }}
    />
  )
}
