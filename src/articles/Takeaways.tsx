/** What to keep of a text, under its lead, for those who read no further. */
export function Takeaways({ items }: { items?: readonly string[] }) {
  if (!items) return null
  return (
    <aside
      className="mb-10 p-6 bg-raised border border-solid border-line measure"
      aria-labelledby="takeaways"
    >
      <h2 id="takeaways" className="heading-3">
        Key takeaways
      </h2>
      <ul className="mt-3 mb-0 pl-5">
        {items.map((takeaway) => (
          <li key={takeaway} className="my-2">
            {takeaway}
          </li>
        ))}
      </ul>
    </aside>
  )
}
