/** A button that becomes the embedded video on a click; before that, its host gets no request. */
import { useState } from 'react'
import { fill } from '../locale'
import { Icon } from '../ui/Icon'
import { film } from '../words'

interface FilmProps {
  /** Names the iframe and the button. */
  title: string
  /** The address of the iframe. */
  src: string
}

export function Film({ title, src }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <iframe
        src={src}
        title={title}
        className="block w-full aspect-video border-0"
        allow="autoplay; fullscreen; picture-in-picture"
        ref={(iframe) => iframe?.focus()}
      />
    )
  return (
    <div className="relative aspect-video bg-deep text-on-deep on-deep">
      <button
        type="button"
        data-defer-click=""
        className="needs-script w-full h-full flex flex-col items-center justify-center gap-4 bg-transparent border-0 cursor-pointer font-600 hover:underline underline-offset-4"
        onClick={() => setPlaying(true)}
      >
        <span className="p-6 rounded-full bg-accent text-on-accent">
          <Icon size={24}>
            <path d="M7 4v16l13-8z" fill="currentColor" />
          </Icon>
        </span>
        {fill(film.play, { title })}
      </button>
      <noscript>
        <a className="absolute inset-4" href={src}>
          {fill(film.watch, { title })}
        </a>
      </noscript>
    </div>
  )
}
