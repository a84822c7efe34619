/** The text of an article as it is written, and what can be inserted at the caret. */
import type { Entry } from '../entriesFormat'
import type { Insertion } from '../insertions'
import { insertAt } from './insertAt'

interface Props {
  value?: string
  forID: string
  classNameWrapper: string
  field: { get(name: 'insertions'): { toJS(): Insertion[] } | undefined }
  onChange: (value: string) => void
  /** Those of the project as it is open now. */
  sources: readonly Entry[]
}

/** The editor's rich text drops the alignment of tables, so that there is only the text itself. */
export function ArticleText({
  value = '',
  forID,
  classNameWrapper,
  field,
  onChange,
  sources,
}: Props) {
  const citations = sources.map(({ id, author, title }) => ({
    group: 'Citation',
    label: `${author}, ${title}`,
    text: `[@${id}]`,
  }))
  const choices: Insertion[] = [...(field.get('insertions')?.toJS() ?? []), ...citations]
  const groups = [...new Set(choices.map(({ group }) => group))]
  const insert = () => {
    const [box, select] = [forID, `${forID}-insert`].map((id) => document.getElementById(id))
    if (!(box instanceof HTMLTextAreaElement) || !(select instanceof HTMLSelectElement)) return
    const choice = choices[Number(select.value)]
    if (!choice) return
    insertAt(box, choice.text)
    onChange(box.value)
  }
  return (
    <div className="article-text">
      <div className="article-insert">
        <select id={`${forID}-insert`} aria-label="What to insert">
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {choices.map((choice, n) =>
                choice.group === group ? (
                  <option key={choice.label} value={n}>
                    {choice.label}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
        <button type="button" onClick={insert}>
          Insert
        </button>
      </div>
      <textarea
        id={forID}
        className={classNameWrapper}
        defaultValue={value}
        ref={(box) => {
          // Sveltia hands each value on a moment later: while somebody types, it would move the caret to the end.
          if (box && box !== document.activeElement) box.value = value
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
