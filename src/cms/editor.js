/* What the editor cannot read from its configuration: its preview, and tables as they are written. */
const { CMS, createClass, h } = window

CMS.registerPreviewStyle('/admin/preview.css')

// The build writes `words`, those of `src/words.ts`, before this file.
const { quotationMarks, noBreak, editor } = words
const marks = { '"': [quotationMarks.opening, quotationMarks.closing], "'": ['‘', '’'] }

/** Sets quotes and blanks of a text nearly as the page, which knows whole sentences. */
function setText(node) {
  const before = node.previousSibling?.textContent.at(-1) ?? ''
  node.data = node.data.replace(/["' ]/g, (sign, at, text) => {
    if (sign !== ' ') return marks[sign][/^[\s([]?$/.test(text[at - 1] ?? before) ? 0 : 1]
    const isKept = noBreak.before.includes(text[at + 1]) || noBreak.after.includes(text[at - 1])
    return isKept ? '\u00a0' : sign
  })
}

function setBody(document) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const place = texts.currentNode.parentElement.closest('code, [data-key-path]')
    if (place?.dataset.keyPath === 'body') setText(texts.currentNode)
  }
}

const ArticlePreview = createClass({
  componentDidMount() {
    const { document } = this.props
    const observer = new MutationObserver(() => setBody(document))
    observer.observe(document, { childList: true, subtree: true })
  },
  // The fields follow what is typed by themselves.
  shouldComponentUpdate: () => false,
  render() {
    return h('main', {}, ...['title', 'excerpt', 'body'].map(this.props.widgetFor))
  },
})
CMS.registerPreviewTemplate('articles', ArticlePreview)

// The rich text editor would drop the alignment of columns, and split cells at \|.
CMS.registerEditorComponent({
  id: 'table',
  label: editor.table,
  icon: 'table',
  trigger: 'button',
  mode: 'block',
  fields: [
    {
      name: 'rows',
      label: editor.rows,
      widget: 'text',
      default: editor.newTable,
      hint: editor.rowsHint,
    },
  ],
  pattern:
    /^(?<rows>.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n.*\|.*)*)$/m,
  toBlock: ({ rows = '' }) => rows.trim(),
  toPreview: ({ rows }) => rows,
})
