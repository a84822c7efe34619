/** A poster that becomes the embedded film on a click: nothing is asked of its host before. */
import { useState } from 'react'
import { Frame } from '../ui/SectionLayout'
import { Weave } from '../ui/Weave'

export interface VideoProps {
  heading: string
  intro?: string
  /** What the film is, for the frame and the button. */
  title: string
  /** The address of the frame. */
  src: string
  /** Such as "2 minutes". */
  length: string
}

export function Video({ heading, intro, title, src, length }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <Frame heading={heading} intro={intro}>
      <div className="relative aspect-video overflow-hidden rounded-1 bg-deep text-on-deep on-deep">
        {playing ? (
          <iframe
            src={src}
            title={title}
            className="absolute inset-0 w-full h-full border-0"
            allow="autoplay; fullscreen; picture-in-picture"
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            <Weave
              seed={title}
              width={640}
              height={360}
              warp={14}
              weft={8}
              ground="deep"
              className="absolute inset-0 w-full h-full opacity-60"
            />
            <button
              type="button"
              data-app=""
              className="absolute inset-0 w-full h-full flex flex-col items-center justify-center gap-4 bg-transparent border-0 cursor-pointer text-on-deep needs-script"
              onClick={() => setPlaying(true)}
            >
              <span className="flex items-center justify-center h-18 w-18 rounded-full bg-accent text-on-accent">
                <svg
                  width="24"
                  height="24"
                  viewBox="0 0 24 24"
                  fill="currentColor"
                  aria-hidden="true"
                >
                  <path d="M7 4v16l13-8z" />
                </svg>
              </span>
              <span className="font-600 bg-deep px-3 py-1">
                Play: {title} ({length})
              </span>
            </button>
            <noscript>
              <a className="absolute left-5 bottom-5 bg-deep px-3 py-1" href={src}>
                Watch: {title} ({length})
              </a>
            </noscript>
          </>
        )}
      </div>
    </Frame>
  )
}
