/**
 * The words of the interface: buttons, labels, states, messages. One export for each part, so that the browser gets
 * only those of what it shows. `{name}` stands for a value; what is counted has a form for each plural of the language
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), of which `other` is required.
 */

/** What surrounds every page. */
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
}

export const footer = {
  services: 'Services',
  applications: 'AI apps',
  connect: 'Connect',
  guides: 'Guides',
  backToTop: 'Back to top',
}

/** The button in the bar, and the dialog that it opens; `site.newsletter` has that one's title and text. */
export const newsletter = {
  open: 'Newsletter',
  frame: 'Newsletter sign-up',
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
  /** Behind the label of a field. */
  optional: '(optional)',
  /** Behind the words of a link. */
  newTab: '(opens in a new tab)',
  notifications: 'Notifications (F8)',
}

/** A table that is wider than its page, by its caption or heading. */
export const table = {
  unnamed: 'Table',
  wide: '{name} (scrolls sideways)',
}

/** What became of a click on the button of a code block. */
export const copying = {
  done: 'Copied',
  refused: 'Copying is not allowed here; the text is selected instead',
}

export const film = {
  play: 'Play: {title}',
  /** Without script. */
  watch: 'Watch: {title}',
}

/** Around quotations, and in place of straight quotes in Markdown. */
export const quotationMarks = { opening: '“', closing: '”' }

/** What other sites and programs show of a page and of the feed. */
export const sharing = {
  cardAlt: '{title}, set beside a picture',
  feedTitle: '{firm}: articles',
}

/** How much there is to read. */
export const extent = {
  readTime: { one: '{count} min read', other: '{count} min read' },
  articles: { one: '{count} article', other: '{count} articles' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  /** Of a list of articles. */
  both: '{articles}, about {minutes}',
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
  previous: 'Previous',
  next: 'Next',
  related: 'Read on',
}

export const readingPath = {
  articles: 'Articles of this path',
  step: '{category}, {readTime}, by {author}',
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
  all: 'All articles',
}

/** What a cell or a result of a worksheet can be. */
export const ranges = {
  atLeast: '{limit} or more',
  atMost: 'up to {limit}',
  below: 'less than {limit}',
  text: 'a text',
  numbers: 'numbers',
  wholeNumbers: 'whole numbers',
}

/** A worksheet that is being filled in. */
export const worksheetForm = {
  notYet: 'not yet',
  notAllowed: '“{label}” does not count; allowed: {allowed}',
  filledIn: 'filled in',
  empty: 'empty',
  clear: 'Clear all',
  cleared: 'All is cleared.',
  undo: 'Undo clearing',
  undone: 'All is back.',
  print: 'Print this sheet',
  downloadCsv: 'Download CSV',
  saved: 'Saved as {name}.',
  notStored: 'This browser stores nothing: download or print it before you leave',
  failed: 'The fields did not load. Close the sheet and open it again.',
}

/** What can be done with the workbook as a whole, and what comes of it. */
export const workbook = {
  print: 'Print the board pack',
  copyLink: 'Copy a link',
  save: 'Save as a file',
  open: 'Open a file',
  ask: 'Ask us about this',
  replace: '“{title}” is filled in here, too. Replace it with what comes?',
  takenOver: 'The workbook is taken over.',
  notTakenOver: '{reason} Nothing was changed.',
  noLink: 'It is too long for a link, or this browser too old. Send it as a file.',
  link: 'The link to copy:',
  copied: 'The link holds the whole workbook, for whoever has it.',
  noWorkbook: 'This is no workbook, or only a part of one.',
  otherVersion: 'This workbook is of version {version}; this page reads version {current}.',
  unknownSheet: 'It has a sheet “{id}”, which is none of ours.',
  notAllowed: 'In “{title}”, “{text}” is not possible as {name}.',
  brokenLink: 'This link was cut, or this browser is too old for it; ask for the file.',
}

/** A worksheet as the build writes it. */
export const worksheet = {
  row: 'Row',
  example: 'Example: {title}',
  noValue: 'no value',
  open: 'Fill in your own',
  toFillIn: '{title}: to fill in',
  privacy: 'What you type stays on this device.',
  inWorkbook: 'It stands in our {workbook}, too.',
  workbook: 'workbook',
  cover: 'Cover',
  place: 'Sheet {n} of {count}',
  article: 'From “{title}”',
}

export const figure = {
  before: 'Before',
  after: 'After',
  /** A ring that begins anew. */
  again: 'After “{last}”, “{first}” again.',
}

/** What the renderer adds to a text in Markdown. */
export const markdownText = {
  source: 'Source {note}',
  sources: 'Sources',
  backToSource: 'Back to the text that cites source {number}',
  summary: 'In short: {summary}',
  footnotes: 'Footnotes',
  backToFootnote: 'Back to reference {note}',
  copy: 'Copy',
  copyPurpose: 'Copy: {purpose}',
  done: 'Done:',
  toDo: 'To do:',
  /** A second table below one heading. */
  furtherTable: '{heading}, table {n}',
}

/** In a table of a text: how a row begins, or what heads a column, that follows from the others. */
export const tableSums = {
  total: 'Total',
  sum: 'Sum',
  product: 'Product',
  mean: 'Mean',
}

/** What a study found, by the parts of an entry in `articles/sources.yaml`. */
export const evidence = {
  sample: 'Sample',
  effect: 'Effect',
  limits: 'Limits',
  notShown: 'Not shown',
  cited: 'Cited, with its address, in {articles}.',
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
