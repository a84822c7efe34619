/** What an editor inserts into a text, as it stands there; each example builds, and asks to be replaced. */
import { stringify } from 'yaml'
import { placeholder } from '../content/articles/articleTemplate'
import { figureExamples } from '../figures/examples'
import type { WorksheetSource } from '../worksheets/schema'

export interface Insertion {
  group: string
  label: string
  text: string
}

const mark = (text: string) => `${placeholder} ${text}`

const fence = (language: string, content: string) =>
  `\`\`\`${language}\n${content.trimEnd()}\n\`\`\``

const worksheet: WorksheetSource = {
  title: mark('what readers find out by it'),
  id: 'a-worksheet',
  rowTitle: 'Task',
  columns: {
    hours: { label: 'Hours a week', type: 'number', min: 0, max: 100, unit: 'h' },
    share: { label: 'Share that is routine', type: 'choice', options: { Half: 0.5, All: 1 } },
    routine: { label: 'Routine', type: 'computed', unit: 'h', formula: 'hours * share' },
  },
  rows: 3,
  results: { total: { label: 'Routine of all', unit: 'h', formula: 'sum(routine)' } },
  example: { rows: [{ hours: 4, share: 'Half', routine: 2 }], results: { total: 2 } },
}

const table = `| Part | Weeks |
|---|--:|
| ${mark('what')} | 2 |
| Total | 2 |

Table: ${mark('what the table shows')}`

const figures = Object.values(figureExamples).map(({ kind, ...figure }) => ({
  group: 'Figure',
  label: kind,
  text: fence('figure', stringify({ kind, ...figure, caption: mark('what the figure shows') })),
}))

export const insertions: readonly Insertion[] = [
  ...figures,
  { group: 'Other blocks', label: 'Worksheet', text: fence('worksheet', stringify(worksheet)) },
  { group: 'Other blocks', label: 'Table', text: table },
  { group: 'Other blocks', label: 'Prompt to copy', text: fence('prompt', mark('the prompt')) },
]
