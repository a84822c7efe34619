import { expect, test } from 'vitest'
import { fileCountWarning } from './fileCount'

test.each([
  [17_999, undefined],
  [18_000, expect.stringContaining('18,000 files')],
  [24_960, expect.stringContaining('Cloudflare takes 20,000')],
])('%i files', (count, warning) => expect(fileCountWarning(count)).toEqual(warning))
