/** Rendered Markdown, whose HTML the build escaped. Links to pages navigate in the app, buttons copy code blocks. */
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkTarget } from '../urls'
import { copying } from '../words'

/** A text that the build has rendered; a page file writes Markdown, a table or a figure instead. */
export interface Html {
  html: string
}

/** Copies the text of a block, and says so in it. */
export async function copyText(block: Element) {
  const text = block.querySelector('pre')
  const status = block.querySelector('[role=status]')
  if (!text || !status) return
  status.textContent = ''
  try {
    await navigator.clipboard.writeText(text.textContent?.trimEnd() ?? '')
    status.textContent = copying.done
  } catch {
    getSelection()?.selectAllChildren(text)
    status.textContent = copying.refused
  }
}

/** @throws Error for a text that was not rendered, which would not be seen */
export function Prose({ html }: Html) {
  const navigate = useNavigate()
  if (html === undefined) throw new Error('a text is no { markdown: … }, table or figure')
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element
    const block = target.closest('.code-block button')?.closest('.code-block')
    if (block) copyText(block)
    const link = target.closest('a')
    const href = link?.getAttribute('href')
    const plainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!plainClick || !href || linkTarget(href) !== 'page') return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is for the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button fires a click
    <div className="prose" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
