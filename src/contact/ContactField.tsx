/** A labeled field of the contact form with its error below, linked for screen readers. */
import type { FieldElementProps, FieldStore } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ComponentProps } from 'react'
import { controls } from '../words'
import type { ContactMessage, FieldName } from './schema'

interface ContactFieldProps {
  field: FieldStore<ContactMessage, FieldName>
  label: string
  /** With `rows` it is a text area. */
  control: FieldElementProps<ContactMessage, FieldName> &
    Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> & { rows?: number }
}

/** A component of its own, as the one of the form library shows no letter that is typed while a message is sent. */
export function ContactField({ field, label, control }: ContactFieldProps) {
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
