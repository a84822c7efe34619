/** A labeled field with a hint beside its label and its error below. The library's own shows no letter that is typed while a message is sent. */
import type { FieldElementProps, FieldStore } from '@modular-forms/react'
import type { ComponentProps, ReactNode } from 'react'
import { fill } from '../locale'
import { site } from '../site'
import { controls, contactForm as words } from '../words'
import type { ContactMessage, FieldName } from './schema'
import { useSignal } from './useSignal'

interface ContactFieldProps {
  field: FieldStore<ContactMessage, FieldName>
  label: string
  /** With `rows` it is a text area. */
  control: FieldElementProps<ContactMessage, FieldName> &
    Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> & { rows?: number }
  /** The most characters, if their number is shown as it comes near. */
  limit?: number
  /** What is said of a text once the visitor has left it. */
  hint?: (text: string) => ReactNode
}

export function ContactField({ field, label, control, limit = Infinity, hint }: ContactFieldProps) {
  const value = useSignal(field.value)
  const error = useSignal(field.error)
  const id = `field-${control.name}`
  const length = value?.length ?? 0
  const isNearLimit = length > limit * 0.9
  const describedBy = [isNearLimit && `${id}-length`, error && `${id}-error`].filter(Boolean)
  const shared = {
    ...control,
    value,
    id,
    className: 'input',
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy.join(' ') || undefined,
  }
  return (
    <div className={`field ${control.rows || !control.required ? 'col-span-full' : ''}`}>
      <div className="flex flex-wrap justify-between gap-x-4 mb-1 text-sm">
        <label htmlFor={id} className="font-600">
          <span>{label}</span>
          {!control.required && (
            <span className="font-400 text-muted">{` ${controls.optional}`}</span>
          )}
        </label>
        {/* The hint stands beside the label, where its coming moves no button under the pointer. */}
        {hint && (
          <span role="status" className="hint">
            {value && hint(value)}
          </span>
        )}
        {isNearLimit && (
          <span id={`${id}-length`} className={length > limit ? 'text-danger' : 'text-muted'}>
            {fill(words.length, {
              count: length.toLocaleString(site.locale),
              limit: limit.toLocaleString(site.locale),
            })}
          </span>
        )}
      </div>
      {control.rows ? <textarea {...shared} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 mb-0 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
