/**
 * Rendered Markdown. The build made the HTML and escaped any HTML in its source, so it is safe to insert.
 * Links to pages of the site navigate without a page load, as `ui/Link` does,
 * and buttons copy the code block below them.
 */
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { copyCode } from './copy'

export function Prose({ html }: { html: string }) {
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element
    if (copyCode(target)) return
    const link = target.closest('a')
    const href = link?.getAttribute('href')
    const plainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!plainClick || !href?.startsWith('/') || link?.target) return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is for the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button fires a click
    <div className="prose" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
