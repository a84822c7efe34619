/** The footer's question whether visits may be counted, and where the answer is changed. */
import { useEffect, useSyncExternalStore } from 'react'
import { analytics, site } from '../site'
import { countPageView, start, stop } from './analytics'
import { type Choice, objection, readChoice, saveChoice, subscribe } from './choice'

const provider = new URL(analytics.endpoint, site.origin).host

const texts = {
  open: `May we count your visits? ${provider} would learn which pages you open, which links you follow, and whether you sign up or write to us. Nothing is stored or sent before you agree.`,
  allowed: `Your visits are counted by ${provider}, as you agreed.`,
  declined: 'Your visits are not counted.',
}

const answers: { choice: Choice; text: string }[] = [
  { choice: 'allowed', text: 'Count my visits' },
  { choice: 'declined', text: 'Do not count them' },
]

interface AnalyticsChoiceProps {
  /** The path of the page, if it may be counted. */
  path: string | undefined
}

export default function AnalyticsChoice({ path }: AnalyticsChoiceProps) {
  const objected = objection()
  const choice = useSyncExternalStore(subscribe, readChoice)
  const allowed = choice === 'allowed' && !objected
  useEffect(() => {
    if (!allowed) return stop()
    if (!path) return
    start()
    countPageView()
  }, [allowed, path])

  return (
    <section aria-labelledby="analytics" className="mt-6">
      <h2 id="analytics" className="kicker mb-1">
        Visitor count
      </h2>
      <p className="m-0 measure" role="status">
        {objected
          ? `Your browser sends ${objected}, so your visits are not counted.`
          : texts[choice ?? 'open']}
      </p>
      {!objected && (
        <div className="flex flex-wrap gap-3 mt-3">
          {answers.map(({ choice: answer, text }) => (
            <button
              key={answer}
              type="button"
              className="chip min-h-11"
              aria-pressed={choice === answer}
              onClick={() => saveChoice(answer)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
