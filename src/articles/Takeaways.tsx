/** The takeaways of a text, under its lead, for those who read no further. */
import { articleView } from '../words'

export function Takeaways({ items }: { items: readonly string[] }) {
  return (
    <div className="takeaways flex flex-wrap gap-x-10 gap-y-4 mb-10 p-6 lt-tiny:p-3 bg-raised border border-solid">
      <h2 id="takeaways" className="flex-[1_9rem] heading-3">
        {articleView.takeaways}
      </h2>
      <ul role="list" className="min-w-0 flex-[3_27rem]">
        {items.map((takeaway) => (
          <li key={takeaway} className="py-3 [&+&]:line-top">
            {/* Reader views keep a list beside a text only for its paragraphs, and no aside. */}
            <p className="m-0">{takeaway}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
