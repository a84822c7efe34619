/** Pages that the browser translates: it puts other nodes in the place of each text, before the app starts and while it runs. */
import type { Page } from 'playwright/test'
import { counted, fill } from '../../locale'
import { articleList, contactForm } from '../fixture/firm/src/words'
import { words } from '../fixture/fixture'
import { expect, labels, phone, test } from './journey'
import { servers } from './servers'

/** Wraps each text in two elements, as Chrome does, and each text that is added later. */
function translate() {
  const skipped = 'script, style, textarea, svg, font, [translate=no]'
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(skipped)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(text.data)
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!node.isConnected || node.nodeName === 'FONT') continue
      if (node instanceof Text) wrap(node)
      else wrapAll(node)
    }
  }).observe(document.body, { childList: true, subtree: true })
}

const translated = (page: Page) => expect(page.locator('main font').first()).toBeAttached()

const moments = {
  'before the app starts': (page: Page) =>
    page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`),
  'while the app runs': (page: Page) =>
    page.addInitScript(
      `addEventListener('load', () => new MutationObserver((_, observer) => {
        observer.disconnect()
        ;(${translate})()
      }).observe(document.documentElement, { attributeFilter: ['data-app-ready'] }))`,
    ),
}

test.use({ baseURL: servers.plain.url })

for (const [moment, begin] of Object.entries(moments))
  test.describe(`translated ${moment}`, () => {
    test.beforeEach(async ({ page, site }) => {
      // React names the difference to what it expects.
      if (moment === 'before the app starts')
        site.expected.push(/hydrat|Minified React error #418/i)
      await begin(page)
    })

    test('search, category and more cards keep what is typed', async ({ page, site }) => {
      await site.open('/articles')
      await translated(page)
      const documents = site.documents()
      const ending = ' zzz'
      const typed = words.title + ending
      await site.searchBox.pressSequentially(typed, { delay: 40 })
      await expect(site.found).toHaveText(counted(2, articleList.foundOnlyInText))
      await expect(site.searchBox).toHaveValue(typed)
      await expect(site.searchBox).toBeFocused()
      for (const _ of ending) await page.keyboard.press('Backspace')
      await expect(site.cards.locator('mark').first()).toHaveText(words.title)
      await site.searchBox.fill('')
      await site.loadMore.click()
      await expect(site.visibleCards).toHaveCount(12)
      const category = page.getByRole('radio').nth(1)
      await category.check()
      await expect(site.found).toContainText(counted(2, articleList.found).replace(/^\S+/, ''))
      await page.getByRole('radio').first().check()
      await expect(site.visibleCards).toHaveCount(6)
      expect(documents).toEqual([])
    })

    test('the form shows its mistakes, its failure and its confirmation', async ({
      page,
      site,
    }) => {
      await site.open('/contact')
      await translated(page)
      const documents = site.documents()
      await site.send.click()
      await expect(page.getByLabel(labels.name)).toHaveAccessibleDescription(/\w/)
      await site.fillForm('Übersetzt')
      await page.getByLabel('E-Mail').fill('karen@gmail.co')
      await page.getByLabel(labels.message).focus()
      await page.getByRole('button', { name: 'gmail.com' }).click()
      await site.rejectMessages()
      await site.send.click()
      await expect(site.failure).toContainText(contactForm.failed.title)
      await page.unroute('**/api/contact')
      await site.send.click()
      await expect(site.success).toContainText(contactForm.sent.title)
      await expect(page.getByLabel(labels.name)).toHaveValue('')
      expect(documents).toEqual([])
    })

    test('dialog, menu and pages open and close', async ({ page, site }) => {
      await page.setViewportSize(phone)
      await site.open('/contact')
      await translated(page)
      const documents = site.documents()
      await site.menuButton.click()
      await site.newsletter.first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      const to = await page.locator('footer a[href^="/"]:visible').first().getAttribute('href')
      await page.locator(`footer a[href="${to}"]:visible`).first().click()
      await expect(page).toHaveURL(String(to))
      await translated(page)
      await page.goBack()
      await expect(site.heading).toBeVisible()
      await expect(page).toHaveURL('/contact')
      expect(documents).toEqual([])
    })
  })

test('where a component fails all the same, it is rendered anew, and typed text stays', async ({
  page,
  site,
}) => {
  site.expected.push(/NotFoundError|removeChild/)
  await site.open('/articles')
  const documents = site.documents()
  await site.searchBox.fill(words.title)
  await expect(site.cards.locator('mark').first()).toHaveText(words.title)
  // What React is about to move or remove is somewhere else.
  await page.evaluate(() => {
    const card = document.querySelector('[data-testid=card-article]')?.closest('li')
    const box = document.createElement('div')
    card?.replaceWith(box)
    box.append(card ?? '')
  })
  await site.searchBox.pressSequentially('zzz', { delay: 40 })
  await expect(
    page.getByText(fill(articleList.noneMatching, { term: `${words.title}zzz` })),
  ).toBeVisible()
  await expect(site.searchBox).toHaveValue(`${words.title}zzz`)
  await expect(site.searchBox).toBeFocused()
  expect(documents).toEqual([])
})
