/** A drawing that becomes the embedded video on a click; before that, its host gets no request. */
import { useState } from 'react'
import { Icon } from '../ui/Icon'
import { Weave } from '../ui/Weave'

interface FilmProps {
  /** Names the iframe and the button. */
  title: string
  /** The address of the iframe. */
  src: string
}

export function Film({ title, src }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <div className="relative w-full aspect-video min-h-44 mb-4 overflow-hidden rounded-1 bg-deep text-on-deep on-deep">
      {playing ? (
        <iframe
          src={src}
          title={title}
          className="absolute inset-0 w-full h-full border-0"
          allow="autoplay; fullscreen; picture-in-picture"
          ref={(iframe) => iframe?.focus()}
        />
      ) : (
        <>
          <Weave
            seed={title}
            width={640}
            height={360}
            warp={14}
            weft={8}
            background="deep"
            className="absolute inset-0 w-full h-full opacity-60"
          />
          <button
            type="button"
            data-defer-click=""
            className="absolute inset-0 w-full h-full flex flex-col items-center justify-center gap-4 bg-transparent border-0 cursor-pointer text-on-deep [outline-offset:-4px] hover:underline underline-offset-4 needs-script"
            onClick={() => setPlaying(true)}
          >
            <span className="flex items-center justify-center h-18 w-18 rounded-full bg-accent text-on-accent">
              <Icon size={24} filled>
                <path d="M7 4v16l13-8z" />
              </Icon>
            </span>
            <span className="font-600 bg-deep px-3 py-1">Play: {title}</span>
          </button>
          <noscript>
            <a className="absolute top-2 bg-deep px-3 py-1" href={src}>
              Watch: {title}
            </a>
          </noscript>
        </>
      )}
    </div>
  )
}
