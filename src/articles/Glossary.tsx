/** The terms of the glossary by letter, each with its definition and the article that says the most about it. */
import { site } from '../site'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { glossary } from '../words'
import type { ArticleCard, Term } from './schema'

interface GlossaryProps {
  /** The terms in the order of the alphabet. */
  terms: readonly (Pick<Term, 'id' | 'term' | 'definition'> & {
    article?: Pick<ArticleCard, 'slug' | 'title'>
  })[]
}

const collator = new Intl.Collator(site.language, { sensitivity: 'base' })

/** @returns the letter of the alphabet under which readers look for a term: Ü is a U in German, and Å an Å in Swedish */
function letterOf({ term }: GlossaryProps['terms'][number]) {
  const [letter = ''] = term.normalize().toLocaleUpperCase(site.language)
  const plain = letter.normalize('NFD').charAt(0)
  return collator.compare(letter, plain) === 0 ? plain : letter
}

/** Ids of letters differ from those of terms, which have no capital letters. */
const idOf = (letter: string) => `letter-${letter}`

export function Glossary({ terms }: GlossaryProps) {
  const letters = [...new Set(terms.map(letterOf))]
  return (
    <section className="wrapper pb-10" aria-label={glossary.terms}>
      <nav aria-label={glossary.letters} className="letters no-print">
        <ul role="list" className="fades flex">
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map((letter) => (
        <div key={letter} className="letter">
          <h2 id={idOf(letter)}>{letter}</h2>
          <dl className="entries terms">
            {terms
              .filter((term) => letterOf(term) === letter)
              .map(({ id, term, definition, article }) => (
                <div key={id}>
                  <dt id={id}>{term}</dt>
                  <dd>{definition}</dd>
                  {article && (
                    <dd>
                      <Link to={articlePath(article.slug)}>{article.title}</Link>
                    </dd>
                  )}
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
