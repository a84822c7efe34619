/** A stand-in for Turnstile's script: the part of its API that the site uses, and what a journey does with it. */
import type { Page } from 'playwright/test'
import { formFields } from '../../contact/protocol'
import { site } from '../../site'
import { standIn } from './servers'

export const scriptPath = '/turnstile/v0/api.js'

/** What an operator would write into `site.ts`, in place of what stands there. */
export const addresses: [from: string, to: string][] = [
  ["siteKey: ''", "siteKey: 'a-site-key'"],
  [`origin: '${site.turnstile.origin}'`, `origin: '${standIn.url}'`],
]

/** A widget's challenge: what becomes of it. */
interface Challenge {
  solve(token: string): void
  fail(): void
  expire(): void
}

declare global {
  interface Window {
    /** Those of the widgets so far, the newest last. */
    challenges?: Challenge[]
    /** Whether they wait for the journey; else they are solved at once. */
    challengesWait?: boolean
  }
}

export const script = `(() => {
  const elements = new Map()
  window.challenges = []
  window.turnstile = {
    render(element, options) {
      if (!options.sitekey) throw new Error('There is no sitekey')
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: '${formFields.turnstileToken}' })
      element.append(field)
      const challenge = {
        solve(token) {
          field.value = token
          options.callback(token)
        },
        fail() {
          options['error-callback']('300010')
        },
        expire() {
          field.value = ''
          options['expired-callback']()
        },
      }
      const id = 'widget-' + challenges.push(challenge)
      elements.set(id, element)
      if (!window.challengesWait) Promise.resolve('token of ' + id).then(challenge.solve)
      return id
    },
    remove(id) {
      elements.get(id).replaceChildren()
      elements.delete(id)
    },
  }
})()`

/** From now on, challenges wait for the journey. */
export const letChallengesWait = (page: Page) =>
  page.addInitScript(() => {
    window.challengesWait = true
  })

/** Waits for the widget of an attempt, the first by default. */
export const widgetShown = (page: Page, attempt = 1) =>
  page.waitForFunction((n) => (window.challenges ?? []).length >= n, attempt)

/** Decides what becomes of the newest challenge. */
export const decide = (page: Page, what: keyof Challenge, token = '') =>
  page.evaluate(([what, token]) => window.challenges?.at(-1)?.[what](token), [what, token] as const)
