/** Chips behind a button that shows which one is pressed, as several rows of them would be too much on a phone. */
import { Chips, type ChipsProps } from './Chips'

export function ChoiceDetails(props: ChipsProps) {
  const { label, choices, value } = props
  if (choices.length < 2) return null
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <details>
      <summary className={`chip w-fit ${chosen ? 'font-600' : ''}`}>
        {label}
        {chosen && `: ${chosen.text}`}
        <span aria-hidden="true" className="ml-2">
          ▾
        </span>
      </summary>
      <Chips {...props} />
    </details>
  )
}
