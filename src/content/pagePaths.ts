/** Where pages come from: the place of a file is its page's address, and each of the people has a page. */
import { personPage } from '../pages/about/_person'
import { people, personPath } from '../site'
import { lineInPerson, peopleFile } from './linesOfPeople'
import type { PageFile } from './pageFiles'

/** @param file below `src/pages`: `services/ai-strategy.ts` is `/services/ai-strategy`, `index.ts` is `/` */
export const pathOf = (file: string) =>
  `/${file}`.replace(/\.ts$/, '').replace(/\/index$/, '') || '/'

/** One for each of the people who may sign articles. */
export const pagesOfPeople = (): PageFile[] =>
  Object.entries(people).map(([name, person]) => ({
    file: peopleFile,
    path: personPath(name),
    page: personPage(name, person),
    lineOf: (field: string) => lineInPerson(name, field),
  }))
