/** Builds what is photographed, before the first picture. */
import { buildFixtureSite } from '../fixture/buildFixtureSite'
import { buildStatesPage } from '../fixture/buildStatesPage'

export default async () => {
  buildFixtureSite()
  await buildStatesPage()
}
