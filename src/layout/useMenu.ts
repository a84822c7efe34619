/** The phone's menu, which opens without script; with script it closes by itself. */
import { useEffect, useRef } from 'react'

/** Closes the menu on Escape, on a click anywhere but on its own button, and where the focus goes to what it covers. */
export function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    const closeOnClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const closeOnFocus = ({ target }: FocusEvent) => {
      const header = menu.current?.closest('header')
      if (target instanceof Node && !header?.contains(target)) close()
    }
    addEventListener('keydown', closeOnEscape)
    addEventListener('click', closeOnClick)
    addEventListener('focusin', closeOnFocus)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      removeEventListener('click', closeOnClick)
      removeEventListener('focusin', closeOnFocus)
    }
  }, [])
  return menu
}
