/** The contact section: the form, who answers, and other ways to reach the firm. */
import { founder, type Inside, links, phone, phoneLink, site } from '../site'
import { ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { Picture, type PictureData } from '../ui/Picture'
import { ContactForm } from './ContactForm'

interface ContactProps {
  form: { heading: string; intro: string; privacy: string; sent: string; failed: string }
  /** The people who read a message, the working days until they answer, and what they ask in the first call. */
  reply: {
    heading: string
    people: readonly { name: string; path: Inside; portrait?: PictureData }[]
    workingDays: number
    text: string
  }
  terms?: { heading: string; text: string }
  /** `founder` are the words of the link to the profile of the founder, if they have one. */
  connect: { heading: string; founder: string }
}

export function Contact({ form, reply, terms, connect }: ContactProps) {
  return (
    <>
      <div className="ground">
        <div className="wrapper columns section-spacing gap-y-14">
          {/* Not a labelled section, as its heading would also match a search for the field "Message". */}
          <div className="md:col-span-7">
            {/* The style sheet shows its text, so that nothing else says that a message was sent. */}
            <p
              id="sent"
              className="mt-0 mb-6 p-5 bg-deep text-on-deep rounded-1 font-600"
              role="status"
              data-text={form.sent}
            />
            <h2 className="heading-2">{form.heading}</h2>
            <p className="mt-3 mb-7 text-muted measure">{form.intro}</p>
            <ContactForm
              {...form}
              workingDays={reply.workingDays}
              portrait={reply.people.find(({ portrait }) => portrait)?.portrait}
            />
          </div>
          <div className="md:col-span-4 md:col-start-9">
            <h2 className="heading-2">{reply.heading}</h2>
            <div className="grid gap-x-8 gap-y-4 mt-6 at-sm:grid-cols-2">
              <ul role="list" className="grid grid-cols-4 gap-2 max-w-90 self-start">
                {reply.people.map(
                  ({ name, path, portrait }) =>
                    portrait && (
                      <li key={path} className="first:(col-span-2 row-span-2)">
                        <Link to={path} aria-label={name}>
                          <Picture {...portrait} alt="" className="print:w-30" />
                        </Link>
                      </li>
                    ),
                )}
              </ul>
              <p className="m-0">{reply.text}</p>
            </div>
            {terms && (
              <>
                <h2 className="heading-3 mt-8 pt-5 line-top">{terms.heading}</h2>
                <p className="mt-3 mb-0">{terms.text}</p>
              </>
            )}
          </div>
        </div>
      </div>
      <section className="ground section-spacing" aria-labelledby="connect">
        <div className="wrapper">
          <div className="p-5 sm:p-10 bg-deep text-on-deep on-deep rounded-1">
            <h2 id="connect" className="heading-2">
              {connect.heading}
            </h2>
            <p className="mt-6 mb-10 font-serif leading-[1.1] text-[clamp(1.375rem,5.2vw,4.5rem)]">
              <Link
                to={links.email}
                className="no-underline hover:underline decoration-2 underline-offset-6"
              >
                {site.email}
              </Link>
            </p>
            <ul role="list" className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-4">
              {phoneLink && (
                <li className="line-top pt-4 heading-3">
                  <ButtonLink to={phoneLink} text={phone} variant="text" />
                </li>
              )}
              {founder.profile && (
                <li className="line-top pt-4 heading-3">
                  <ButtonLink to={founder.profile} text={connect.founder} variant="text" />
                </li>
              )}
              {site.locations.map((place) => (
                <li key={place} className="line-top pt-4 heading-3">
                  {place}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}
