/** What a card lists, below the words that its section has for that. */

interface CardPointsProps {
  heading?: string
  points: readonly string[]
}

export function CardPoints({ heading, points }: CardPointsProps) {
  return (
    <>
      {heading && <p className="m-0 text-sm font-600">{heading}</p>}
      <ul className="m-0 mt-2 pl-5 text-base [list-style-type:disc]">
        {points.map((point) => (
          <li key={point} className="my-1 marker:text-teal">
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}
