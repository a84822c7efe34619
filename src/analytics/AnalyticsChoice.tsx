/** The footer's question whether visits may be counted, and where the answer is changed. */
import { useEffect, useState } from 'react'
import { analytics, site } from '../site'
import { count, loadScript, unloadScript } from './count'

const storageKey = 'analytics'
const provider = new URL(analytics.endpoint, site.origin).host

const texts = {
  open: `May we count your visits? ${provider} would learn which pages you open, which links you follow, and whether you sign up or write to us. Nothing is stored or sent before you agree.`,
  allowed: `Your visits are counted by ${provider}, as you agreed.`,
  declined: 'Your visits are not counted.',
}
const answers = { allowed: 'Count my visits', declined: 'Do not count them' }
type Choice = keyof typeof answers
const choices: Choice[] = ['allowed', 'declined']

/** Global Privacy Control and Do Not Track answer for the visitor, on every site. */
function findObjection() {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    return 'Global Privacy Control'
  return navigator.doNotTrack === '1' ? 'Do Not Track' : undefined
}

function readChoice() {
  try {
    return choices.find((choice) => choice === localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

function saveChoice(choice: Choice) {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is off or full: the choice lasts for this visit.
  }
}

/** @param props.path of the page, if it may be counted */
export default function AnalyticsChoice({ path }: { path: string | undefined }) {
  const [choice, setChoice] = useState(readChoice)
  const objection = findObjection()
  const isAllowed = choice === 'allowed' && !objection
  useEffect(() => {
    if (!isAllowed) return unloadScript()
    if (!path) return
    loadScript()
    count('pageview')
  }, [isAllowed, path])

  return (
    <section aria-labelledby="analytics" className="mt-6">
      <h2 id="analytics" className="kicker mb-1">
        Visitor count
      </h2>
      <p className="m-0 measure" role="status">
        {objection
          ? `Your browser sends ${objection}, so your visits are not counted.`
          : texts[choice ?? 'open']}
      </p>
      {!objection && (
        <div className="flex flex-wrap gap-3 mt-3">
          {choices.map((answer) => (
            <button
              key={answer}
              type="button"
              className="chip min-h-11"
              aria-pressed={choice === answer}
              onClick={() => {
                setChoice(answer)
                saveChoice(answer)
              }}
            >
              {answers[answer]}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
