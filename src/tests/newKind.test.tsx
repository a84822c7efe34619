/** A kind of section is its component and one line of the registry: what it shows is everywhere. */
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageMarkdown, shownMarkdown } from '../build/pageMarkdown'
import { pageRouteId } from '../page'
import { routes } from '../routes'
import { lazy, loadComponents } from '../sections'
import { type Html, Prose } from '../ui/Prose'
import { SectionLayout } from '../ui/SectionLayout'
import { page, read } from './fixture/smallSite'

interface QuestionsProps {
  heading: string
  items: readonly { question: string; answer: Html }[]
}

function Questions({ heading, items }: QuestionsProps) {
  return (
    <SectionLayout heading={heading}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Prose {...answer} />
        </details>
      ))}
    </SectionLayout>
  )
}

test('the words of a new kind are in the page and in its Markdown, its texts rendered', async () => {
  Object.assign(lazy, { questions: async () => Questions })
  const section = {
    kind: 'questions',
    heading: 'Often asked',
    items: [{ question: 'How long?', answer: { markdown: 'As *short* as [we](/) can.' } }],
  }
  const { site, problems } = await read({ 'pages/index.ts': page('Home page', [section]) })
  expect(problems).toBe('')
  const home = site.pages.get('/')
  if (!home) throw new Error('there is no home page')

  await loadComponents(home.data.sections)
  const hydrationData = { loaderData: { [pageRouteId]: home.data } }
  const router = createMemoryRouter(
    routes(() => null),
    { initialEntries: ['/'], hydrationData },
  )
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('How long?')
  expect(html).toContain('<em>short</em>')

  const markdown = await pageMarkdown(home, () => shownMarkdown(html, '/'))
  expect(markdown).toMatch(/## Often asked\n\n\*\*How long\?\*\*\n\nAs \*short\* as \[we\]\(http/)
})
