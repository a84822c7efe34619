/** A name set like the wordmark of a firm: the same name always in the same one of a few settings of the site's faces. */
import { randomFrom } from './weave'

const settings = [
  'font-serif',
  'font-600',
  '[font-size:0.74em] font-600 [text-transform:uppercase] tracking-[0.08em]',
  'font-serif [font-size:0.74em] [text-transform:uppercase] tracking-[0.08em]',
  '[text-transform:lowercase]',
]

export function Wordmark({ name }: { name: string }) {
  const setting = settings[Math.floor(randomFrom(name)() * settings.length)]
  return <span className={`min-w-0 leading-[1.25] ${setting}`}>{name}</span>
}
