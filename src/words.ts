/**
 * The words of the interface: buttons, labels, states, messages. One export for each part, so that the browser gets
 * only the words that it shows. `{name}` is replaced by a value; counted words have a form for each plural of the language
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), of which `other` is required.
 */

/** The surroundings of every page. */
export const layout = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  switchToDark: 'Switch to dark',
  switchToLight: 'Switch to light',
  breadcrumbs: 'Breadcrumb',
  loading: 'Loading',
  loadFailed:
    'This part of the page did not load. Please check your connection and load the page again.',
  offline: {
    title: 'You are offline',
    description:
      'You are still on the page from before. Please try the link again once you are connected.',
  },
  /** On the page for what is not found, before the title of another page. */
  nearest: 'Did you mean this page?',
}

export const footer = {
  guides: 'Guides',
  backToTop: 'Back to top',
}

/** The button in the bar, and the dialog that it opens; `site.newsletter` has that one's title and text. */
export const newsletter = {
  open: 'Newsletter',
  frame: 'Newsletter sign-up',
  alone: 'No form here? Open it',
  back: 'Back to the page',
  failed: {
    title: 'The newsletter’s form did not load',
    description: 'Please check your connection, and try once more.',
  },
}

export const analyticsChoice = {
  heading: 'Visitor count',
  question:
    'May we count your visits? {provider} would learn which pages you open, which links you follow, and whether you sign up or write to us. Nothing is stored or sent before you agree.',
  answer: 'Your visits are counted by {provider}, as you agreed.',
  button: 'Count my visits',
}

/** Parts of many pages. */
export const controls = {
  close: 'Close',
  contents: 'Contents',
  optional: '(optional)',
  newTab: '(opens in a new tab)',
  notifications: 'Notifications (F8)',
}

/** A table that is wider than its page, by its caption or heading. */
export const table = {
  unnamed: 'Table',
  wide: '{name} (scrolls sideways)',
}

/** The button of a text to copy, such as a code block, and the results of a click on it. */
export const copying = {
  copy: 'Copy',
  purpose: 'Copy: {purpose}',
  done: 'Copied',
  refused: 'Copying is not allowed here; the text is selected instead',
}

export const film = {
  play: 'Play: {title}',
  /** The link in the place of the button without script. */
  watch: 'Watch: {title}',
}

/** The marks around quotations, and in place of straight quotes in Markdown; with blanks of their own in French: `'«\u00a0'`. */
export const quotationMarks = { opening: '“', closing: '”' }

/** What parts a name from what it names; with a blank of its own in French: `'\u00a0: '`. */
export const colon = ': '

/** Signs between which and their word no line breaks where a blank is typed: `:;!?»€` before, `«` after them in French. */
export const noBreak = { before: '', after: '' }

/** The words of a page and of the feed in other sites and programs. */
export const sharing = {
  cardAlt: '{title}, set beside a picture',
  feedTitle: '{firm}: articles',
}

/** The length of a text or a list. */
export const extent = {
  readTime: { one: '{count} min read', other: '{count} min read' },
  articles: { one: '{count}\u00a0article', other: '{count}\u00a0articles' },
  minutes: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
  /** The length of a list of articles. */
  both: '{articles}, about\u00a0{minutes}',
}

export const articleView = {
  author: 'By {author}',
  updated: 'Updated {day}',
  reviewed: 'Reviewed {day}',
  takeaways: 'Key takeaways',
  paths: 'Reading paths',
  pathPlace: 'Part of {path}, {position} of {count}.',
  nextOnPath: 'Next: {article}',
  neighbors: 'More on {category}',
  older: 'Older in {category}',
  newer: 'Newer in {category}',
  related: 'Read on',
  cite: 'Cite this article',
  citation: '{authors}: “{title}.” {firm}, {day}. {url}',
}

/** The page of a person who signs articles. */
export const personPage = {
  /** For search results, where their entry has none. */
  description:
    'Articles by {name} in the library of {firm}: what each of them is about, when it appeared, and where to read on.',
}

export const readingPath = {
  articles: 'Articles of this path',
  step: '{category}, {readTime}, by\u00a0{author}',
}

export const glossary = {
  terms: 'Terms',
  letters: 'Letters',
}

/** The list of articles and its search. */
export const articleList = {
  label: 'Article list',
  search: 'Search articles',
  categories: 'Categories',
  allCategories: 'All',
  loading: 'Loading articles...',
  found: { one: '{count} article found', other: '{count} articles found' },
  foundInText: { other: '{count} in the text' },
  foundOnlyInText: { one: '{count} text found', other: '{count} texts found' },
  none: 'No articles found',
  noneMatching: 'No articles found matching "{term}"',
  noneIn: 'No articles found in {category}',
  noneMatchingIn: 'No articles found matching "{term}" in {category}',
  suggestions: 'Did you mean',
  searchAllCategories: 'Search All Categories',
  clearSearch: 'Clear Search',
  loadMore: 'Load More Articles',
  failed: 'Failed to load articles',
  tryAgain: 'Try Again',
  cardsFromBefore: 'These are the cards from before: the list did not load.',
  feed: 'New articles as a feed (RSS)',
  inText: 'Also in the text',
  onlyInText: 'Found in the text',
  page: 'Page',
  all: 'All articles',
}

/** Words of nearly every text, which help nobody to find one; the search leaves them out. */
export const stopWords =
  'a about an and any are as at be been by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them there they this to us was we were what when where which who why will with would you your'

export const figure = {
  before: 'Before',
  after: 'After',
  /** The end of a ring that begins again. */
  again: 'After “{last}”, “{first}” again.',
  /** The heads of a loom as a table. */
  option: 'Option',
  outcome: 'Outcome',
  reason: 'Reason',
}

/** The words that the renderer adds to a text in Markdown. */
export const markdownText = {
  source: 'Source {note}',
  sources: 'Sources',
  backToSource: 'Back to the text that cites source {number}',
  summary: 'In short: {summary}',
  footnotes: 'Footnotes',
  backToFootnote: 'Back to reference {note}',
  done: 'Done:',
  toDo: 'To do:',
  /** The name of a second table below one heading. */
  furtherTable: '{heading}, table {n}',
  /** The first cell of a row that adds up those above it. */
  total: 'Total',
  /** Names of notes, by what `> [!NOTE]` calls them. */
  notes: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
}

/** The findings of a study, by the parts of an entry in `articles/sources.yaml`. */
export const evidence = {
  sample: 'Sample',
  limits: 'Limits',
  notShown: 'Not shown',
  source: 'Source',
  article: 'Read on',
  /** Before a day: of a public claim, and of what became of it. */
  claimed: 'Claimed',
  found: 'What became of it',
}

/** Pages as Markdown, and their list in `/llms.txt`. */
export const markdownVersion = {
  address: 'Address',
  author: 'Author',
  category: 'Category',
  published: 'Published',
  updated: 'Updated',
  about:
    '{places}. Write to {email}. Every page of {origin} is there as Markdown: its address and `.md`.',
  firm: 'The firm and its services',
  articles: 'Articles: {category}',
}

/** The problems of a field of a form: under the field, or in the function's answer. */
export const fieldProblems = {
  noName: 'Please enter your name.',
  noEmail: 'Please enter your email address.',
  noMessage: 'Please enter a message.',
  address: 'Please enter an email address such as name@company.com.',
  tooLong: {
    one: 'Please use at most {count} character.',
    other: 'Please use at most {count} characters.',
  },
  notText: 'Please use text.',
  oneLine: 'Please use one line, without control characters.',
  unknownField: 'This field is not known; {fields} are.',
  noFields: 'Please send the fields of a message.',
}

/** The contact form, its outcome and its toasts. */
export const contactForm = {
  labels: { name: 'Name', email: 'Email', organization: 'Organization', message: 'Message' },
  /** The label of a field that people do not see. */
  honeypot: 'Leave this empty',
  send: 'Send Message',
  sending: 'Sending...',
  sent: { title: 'Message sent successfully!', description: "We'll get back to you soon." },
  failed: {
    title: 'Failed to send message',
    /** The beginning of the toast and of the line below the button. */
    kept: 'Your message was not sent, and is kept here.',
    /** Where the function gave no answer. */
    description: 'Please try again later.',
  },
  /** The reason of a failure if the answer explains nothing to a visitor. */
  status: 'Status {status}',
  /** Where and when the answer comes, behind the words of the page that a message has arrived. */
  answer: 'Expect the answer at {address} by {day}.',
  /** After an address that looks like a typing error. */
  didYouMean: 'Did you mean {host}?',
  /** The length of a text that comes near its limit. */
  length: '{count} of {limit} characters',
}

/** The answers of the function to requests that it does not fulfil. */
export const requestProblems = {
  notStored: 'Your message could not be stored. Please try again in a moment, or write to {email}.',
  otherMessage: 'This key belongs to another message. Please send a new one.',
  tooMany: 'Too many messages came from your network. Please wait, or write to {email}.',
  tooLarge: 'Please send at most {kilobytes} kB.',
  otherSite: 'Please send the message from this site.',
  mediaType: 'Please send JSON, or a form, urlencoded or multipart.',
  notJson: 'This is not JSON in UTF-8.',
  notForm: 'This is not a form with each field once, in UTF-8.',
  notUuid: 'Please send a uuid.',
  method: '{method} is not allowed here; {allowed} is.',
  notFound: 'There is nothing here.',
  unexpected: 'Something went wrong. Please try again in a moment.',
}

/** The page that a form without script leads to when it was not sent, by the name of the form. */
export const notSentPage = {
  title: { contact: 'Your message was not sent', newsletter: 'Your sign-up was not sent' },
  back: 'Go back with your browser’s Back button: what you wrote is still there. Or {startAgain}.',
  startAgain: 'start again',
}

/** The notification of a message, by the name of its form. */
export const notification = {
  subject: { contact: 'A message to {firm}', newsletter: 'A sign-up to {firm}' },
  doubtfulSubject: {
    contact: 'A doubtful message to {firm}',
    newsletter: 'A doubtful sign-up to {firm}',
  },
  /** The advice what to do with it; may be empty. */
  todo: {
    contact: '',
    newsletter: 'Anybody can enter this address: ask its owner to confirm before you add it.',
  },
  doubtful: 'Doubtful: {reason}',
}

/** The alert about messages without a notification, at most one a day. */
export const dailyAlert = {
  subject: 'Messages without a notification',
  waiting: {
    one: '{count} notification waits until midnight in UTC, as its message came above the limit of {limit} a day.',
    other:
      '{count} notifications wait until midnight in UTC, as their messages came above the limit of {limit} a day.',
  },
  suspected: {
    one: '{count} message failed the check for bots, and is kept. To read it: npm run messages -- list --suspected --remote',
    other:
      '{count} messages failed the check for bots, and are kept. To read them: npm run messages -- list --suspected --remote',
  },
}

/** The labels and hints of the editor under `/admin/`, whose own buttons are in the language of the browser. */
export const editor = {
  title: 'Editing',
  articles: 'Articles',
  article: 'Article',
  drafts: 'Drafts',
  shared: 'Sources, terms, people',
  sources: 'Sources',
  glossary: 'Glossary',
  people: 'People',
  /** Of a list. */
  entry: 'Entry',
  characters: '{least} to {most} characters.',
  entries: '{least} to {most} entries.',
  table: 'Table',
  rows: 'Rows',
  rowsHint:
    'A row a line, its cells between | signs; --: in the second line sets a column of numbers right.',
  newTable: '| Name | Amount |\n| --- | --: |\n| One | 1 |',
  /** By the keys of the files. */
  fields: {
    title: 'Title',
    description: 'Description',
    excerpt: 'Excerpt',
    category: 'Category',
    date: 'Date',
    publishAt: 'Publish at',
    language: 'Language',
    updated: 'Updated',
    reviewed: 'Reviewed',
    author: 'Author',
    authors: 'Authors',
    keywords: 'Keywords',
    takeaways: 'Takeaways',
    cover: 'Cover',
    coverSeries: 'Series of the cover',
    aliases: 'Aliases',
    draft: 'Draft',
    body: 'Text',
    id: 'Id',
    kind: 'Kind',
    publisher: 'Publisher',
    read: 'What was read of it',
    outcome: 'What became of a claim',
    claim: 'Claim',
    claimed: 'Claimed on',
    claimSource: 'Source of the claim',
    found: 'What was found',
    changed: 'Found on',
    url: 'Address',
    evidence: 'Evidence',
    heading: 'Heading',
    sample: 'Sample',
    effect: 'Effect',
    figure: 'Figure',
    limits: 'Limits',
    notShown: 'Not shown',
    advice: 'Advice',
    term: 'Term',
    also: 'Also',
    definition: 'Definition',
    article: 'Article',
    name: 'Name',
    role: 'Role',
    former: 'Former',
    introduction: 'Introduction',
    beat: 'Beat',
    portrait: 'Portrait',
    src: 'File',
    alt: 'What it shows',
    biography: 'Biography',
  },
  hints: {
    description: 'For search results: what the reader can do afterward.',
    excerpt: 'For the card: one or two sentences that make a busy reader click.',
    date: 'Required; empty where “Publish at” is set.',
    language: 'Where it is not that of the site, such as fr or pt-BR.',
    reviewed: 'When it was last checked; required where it cites law.',
    authors: 'Of several, in place of Author.',
    cover:
      'The number that it turns on, with its unit and up to five words, such as “$407.9M written down”; or words alone; or a picture such as /images/plan.png. Without one, a cover has no words.',
    coverSeries:
      'The cover’s thread runs through these: 3 to 12 numbers that the article is about, in their order.',
    aliases: 'Older addresses, such as /articles/old-name, which redirect to it.',
    id: 'Small letters, digits and single hyphens.',
    published: 'YYYY, YYYY-MM or YYYY-MM-DD.',
    url: 'Begins with https://; empty where no address is known.',
    also: 'Plurals, abbreviations and other words for it.',
    former: 'Not among the people of the firm any more.',
  },
}
