/** The response headers of a static file, as the host reads them from `_headers`. */
import { headersAt, readHeaders } from '../../build/hosts/readHeaders'
import { read } from './readDist'

/** All rules, in order. */
export const rules = readHeaders(read('/_headers'))

export const headersOf = (path: string) => headersAt(rules, path)
