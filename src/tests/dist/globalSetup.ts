/** The fixture site is built before the tests of the built site, unless they are for another one. */
import { buildFixtureSite } from '../fixture/buildFixtureSite'
import { isFixture } from '../fixture/fixture'

export default () => {
  if (isFixture) buildFixtureSite()
}
