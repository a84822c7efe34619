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

/**
 * It is a component of its own because the one of the form library does not follow signals, so that letters typed
 * while a message is sent would not appear.
 */
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
