/** Asks visitors whether the workbook's results are to join the message that they have begun. */
import { Button } from '../ui/Button'
import { contactForm } from '../words'

const words = contactForm.handOver

export function HandOverOffer({ onAnswer }: { onAnswer: (isTaken: boolean) => void }) {
  return (
    <div className="p-4 bg-highlight rounded-1">
      <p className="m-0 mb-3">{words.waiting}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          {words.add}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {words.refuse}
        </Button>
      </div>
    </div>
  )
}
