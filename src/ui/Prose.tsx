/** Rendered Markdown; the HTML is our own build's, in which HTML of the source is text. Links inside the site navigate without a page load, like `ui/Link`. */
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

export function Prose({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!plain || !href?.startsWith('/') || link?.target) return
    event.preventDefault()
    navigate(href, { viewTransition: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
