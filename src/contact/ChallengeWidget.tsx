/** The widget of the check for bots, and the token that a message waits for. */
import { type RefObject, useEffect, useRef } from 'react'
import { showWidget } from './challenge'

/**
 * @param token set to the one to wait for, an empty text where the challenge fails. It works once: give the component
 * another `key` after each attempt.
 */
export function ChallengeWidget({ token }: { token: RefObject<Promise<string> | undefined> }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    let settle = (_token: string) => {}
    const fail = () => settle('')
    const renew = () => {
      token.current = new Promise((resolve) => {
        settle = resolve
      })
    }
    renew()
    const shown = showWidget(container.current, {
      onSolved: (solved) => settle(solved),
      onFailed: fail,
      onExpired: renew,
    })
    shown.catch((error: unknown) => {
      console.warn(error)
      fail()
    })
    return () => {
      fail()
      shown.then((remove) => remove()).catch(() => {})
    }
  }, [token])
  return <div ref={container} />
}
