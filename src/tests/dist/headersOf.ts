/** The response headers of a static file, as the host reads them from `_headers`. */
import { readHeaders } from '../../../scripts/verify/readHeaders'
import { read } from './readDist'

export const headersOf = readHeaders(read('/_headers'))
