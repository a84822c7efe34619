/** A labeled control with its error below, linked for screen readers. */
import type { ComponentProps } from 'react'
import { controls } from '../words'

interface FieldProps {
  label: string
  error?: string
  /** Makes it a text area of that many rows. */
  rows?: number
  control: ComponentProps<'input'> & ComponentProps<'textarea'> & { name: string }
}

export function Field({ label, error, rows, control }: FieldProps) {
  const id = `field-${control.name}`
  const shared = {
    ...control,
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
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 mb-0 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
