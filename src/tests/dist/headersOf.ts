/** The response headers of a static file, as the host reads them from `_headers`. */
import { readHeaders } from '../../../scripts/verify/readHeaders'
import { siteDist } from '../fixture/fixture'
import { openDist } from './readDist'

export const headersOf = readHeaders(openDist(siteDist).read('/_headers'))
