/** A film behind a button: the host of it gets no request before a click. */
import { useState } from 'react'
import { fill } from '../locale'
import { Icon } from '../ui/Icon'
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { film as words } from '../words'

interface FilmProps extends SectionHeading {
  title: string
  description: string
  /** The address of the film's page, which is framed. */
  play: string
  /** Who is in it. */
  picture?: PictureData
}

export function Film({ title, description, play, picture, ...section }: FilmProps) {
  return (
    <SectionLayout {...section}>
      <Player title={title} src={play} picture={picture} />
      <h3 className="heading-3 mt-5">{title}</h3>
      <p className="m-0 mt-2 measure">{description}</p>
    </SectionLayout>
  )
}

/** A button that becomes the embedded film on a click. */
function Player({ title, src, picture }: { title: string; src: string; picture?: PictureData }) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <iframe
        src={src}
        title={title}
        className="block w-full aspect-video border-0"
        allow="autoplay; fullscreen; picture-in-picture"
        ref={(iframe) => iframe?.focus()}
        // A film of this site begins at the same click; a frame of another site does so by itself.
        onLoad={({ currentTarget }) =>
          currentTarget.contentDocument?.querySelector('video')?.play().catch(console.warn)
        }
      />
    )
  return (
    <div className="relative aspect-video [background:linear-gradient(90deg,var(--deep-line)_2px,transparent_0)_0_0/12.5%_var(--deep)] text-on-deep on-deep">
      {picture && <Picture {...picture} alt="" className="absolute right-0 !w-auto h-full" />}
      <button
        type="button"
        data-defer-click=""
        className={`needs-script relative w-full h-full flex flex-col items-center justify-center gap-4 bg-transparent border-0 cursor-pointer font-600 hover:underline underline-offset-4 ${picture ? 'pr-[48%]' : ''}`}
        onClick={() => setPlaying(true)}
      >
        <span className="p-6 rounded-full bg-accent text-on-accent">
          <Icon size={24}>
            <path d="M7 4v16l13-8z" fill="currentColor" />
          </Icon>
        </span>
        <span>{fill(words.play, { title })}</span>
      </button>
      <noscript>
        <a className="absolute inset-4" href={src}>
          {fill(words.watch, { title })}
        </a>
      </noscript>
    </div>
  )
}
