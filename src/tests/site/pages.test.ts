/** The fixture site's pages. */
import { site } from '../../site'
import { fixtureSite } from './readDist'
import { testPages } from './testPages'

testPages(fixtureSite, site.name)
