/** The takeaways of a text, under its lead, for those who read no further. */
import { Thread } from '../ui/Thread'
import { articleView } from '../words'

export function Takeaways({ items }: { items?: readonly string[] }) {
  if (!items) return null
  return (
    <aside className="mb-10 p-6 bg-raised border border-solid measure" aria-labelledby="takeaways">
      <h2 id="takeaways" className="heading-3">
        {articleView.takeaways}
      </h2>
      <ul role="list" className="woven woven-on [--on:1.5rem] mt-4">
        {items.map((takeaway, n) => (
          <li key={takeaway} className="py-3">
            {takeaway}
            <Thread over={items} n={n} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
