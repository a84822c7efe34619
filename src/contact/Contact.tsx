/** The contact section: the form, and other ways to reach the firm. */
import { links, site } from '../site'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { ContactForm } from './ContactForm'

interface ContactProps {
  form: { heading: string; intro: string; privacy: string; sent: string; failed: string }
  connect: { heading: string; text: string; founder: string; locations: string }
}

export function Contact({ form, connect }: ContactProps) {
  return (
    <div className="wrapper columns section-spacing gap-y-14">
      {/* Not a labelled section, as its heading would also match a search for the field "Message". */}
      <div className="md:col-span-7">
        <p
          id="sent"
          className="m-0 mb-6 p-4 border border-solid border-teal bg-raised font-600"
          role="status"
        >
          {form.sent}
        </p>
        <h2 id={idOf(form.heading)} className="heading-2">
          {form.heading}
        </h2>
        <p className="mt-3 mb-7 text-muted measure">{form.intro}</p>
        <ContactForm {...form} />
      </div>
      <section className="md:col-span-4 md:col-start-9" aria-labelledby={idOf(connect.heading)}>
        <div className="p-6 bg-raised border border-solid border-line">
          <h2 id={idOf(connect.heading)} className="heading-3">
            {connect.heading}
          </h2>
          <p className="mt-2 mb-5 text-muted">{connect.text}</p>
          <p className="my-3 grid justify-items-start gap-3">
            <Link to={links.email} className="text-link font-600">
              {site.email}
            </Link>
            <Link to={links.founderProfile} className="text-link font-600">
              {connect.founder}
            </Link>
          </p>
          <h3 className="kicker mt-6 mb-1">{connect.locations}</h3>
          <ul role="list">
            {site.locations.map((location) => (
              <li key={location}>{location}</li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
