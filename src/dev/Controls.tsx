/** Buttons, links, chips and cards. */
import { ArticleCard } from '../articles/ArticleCard'
import { ArticleLinks } from '../articles/ArticleLinks'
import { CopyLink } from '../articles/CopyLink'
import { PrintButton } from '../articles/PrintButton'
import type { DatedCard } from '../articles/schema'
import { Chips } from '../search/Chips'
import { ChoiceDetails } from '../search/ChoiceDetails'
import { Button, ButtonLink } from '../ui/Button'
import { CloseButton } from '../ui/CloseButton'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Link } from '../ui/Link'
import { Specimen, Specimens } from './Specimen'

const choices = ['First', 'Second', 'A third, longer one'].map((text) => ({ value: text, text }))
const chips = { label: 'Choice', all: 'All', choices, onChange: () => {} }
const facet = { ...chips, label: 'Facet' }

export function Controls({ cards }: { cards: readonly DatedCard[] }) {
  return (
    <>
      <Specimens name="Buttons">
        <Specimen name="Primary">
          <Button>Send</Button>
        </Specimen>
        <Specimen name="Primary, a link">
          <ButtonLink text="Go on" to="/contact" />
        </Specimen>
        <Specimen name="Primary, busy">
          <Button aria-disabled aria-busy>
            Sending...
          </Button>
        </Specimen>
        <Specimen name="Primary, disabled">
          <Button aria-disabled>Send</Button>
        </Specimen>
        <Specimen name="Secondary">
          <Button variant="secondary">Load more</Button>
        </Specimen>
        <Specimen name="Secondary, disabled">
          <Button variant="secondary" aria-disabled>
            Load more
          </Button>
        </Specimen>
        <div className="bg-deep text-on-deep on-deep">
          <Specimen name="Deep">
            <Button variant="deep">Read on</Button>
          </Specimen>
          <Specimen name="Deep, disabled">
            <Button variant="deep" aria-disabled>
              Read on
            </Button>
          </Specimen>
          <Specimen name="Primary, on deep">
            <Button>Send</Button>
          </Specimen>
        </div>
        <Specimen name="Quiet">
          <PrintButton />
        </Specimen>
        <Specimen name="Quiet, with its outcome">
          <CopyLink />
        </Specimen>
        <Specimen name="Icon">
          <IconButton label="An icon">
            <Icon size={20}>
              <circle cx="10" cy="10" r="7.5" />
            </Icon>
          </IconButton>
        </Specimen>
        <Specimen name="Icon, closes">
          <CloseButton />
        </Specimen>
      </Specimens>
      <Specimens name="Links">
        <Specimen name="In a text">
          <Link to="/contact" className="text-link">
            A page of the site
          </Link>
        </Specimen>
        <Specimen name="In a list">
          <ArticleLinks articles={cards.slice(0, 2)} />
        </Specimen>
        <Specimen name="Card">
          {cards.slice(0, 1).map((card) => (
            <ArticleCard key={card.slug} article={card} listed term="lantern" />
          ))}
        </Specimen>
      </Specimens>
      <Specimens name="Choices">
        <Specimen name="Chips, none pressed" wide>
          <Chips {...chips} />
        </Specimen>
        <Specimen name="Chips, one pressed" wide>
          <Chips {...chips} value="Second" />
        </Specimen>
        <Specimen name="Facet, closed">
          <ChoiceDetails {...facet} />
        </Specimen>
        <Specimen name="Facet, chosen">
          <ChoiceDetails {...facet} value="First" />
        </Specimen>
        <Specimen name="Facet, open" wide>
          <div data-open="">
            <ChoiceDetails {...facet} value="Second" />
          </div>
        </Specimen>
      </Specimens>
    </>
  )
}
