/* What the editor cannot read from its configuration: the styles of its preview, and tables as they are written. */
const CMS = window.CMS

CMS.registerPreviewStyle('/admin/preview.css')

// The rich text editor would drop the alignment of columns, and split cells at \|.
CMS.registerEditorComponent({
  id: 'table',
  label: 'Table',
  icon: 'table',
  trigger: 'button',
  mode: 'block',
  fields: [
    {
      name: 'rows',
      label: 'Rows',
      widget: 'text',
      default: '| Name | Amount |\n| --- | --: |\n| One | 1 |',
      hint: 'A row a line, its cells between | signs; --: in the second line sets a column of numbers right.',
    },
  ],
  pattern:
    /^(?<rows>.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n.*\|.*)*)$/m,
  toBlock: ({ rows = '' }) => rows.trim(),
  toPreview: ({ rows }) => rows,
})
