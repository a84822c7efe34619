/** Names in the order of the alphabet, down the columns; a large initial stands where a new letter begins. */
import { Wordmark } from '../ui/Wordmark'

export function NameIndex({ names }: { names: readonly string[] }) {
  return (
    <ul role="list" className="[columns:2] gap-x-4 text-sm sm:(gap-x-8 text-base) md:[columns:4]">
      {names.map((name, n) => (
        <li key={name} className="flex items-center min-h-14 py-1 line-top [break-inside:avoid]">
          <span className="shrink-0 w-7 font-serif text-h3 text-teal" aria-hidden="true">
            {name[0] !== names[n - 1]?.[0] && name[0]}
          </span>
          <Wordmark name={name} />
        </li>
      ))}
    </ul>
  )
}
