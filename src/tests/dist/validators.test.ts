/** What others wrote to judge such files, run over all of the built site: no error may be left. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { feeds } from '../../urls'
import { files, read } from './readDist'

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts and styles come from the site itself; the policy blocks others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The standard lets `>` stand in a text.
    'no-raw-characters': 'off',
    // VoiceOver takes a list without markers for a list only if it has the role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
})

it.each(files.filter((file) => /^(?!\/admin\/).*\.html$/.test(file)))(
  '%s is valid HTML',
  async (file) => {
    const { results } = await html.validateString(read(file), file)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
    ).toEqual([])
  },
)

const folder = 'src/tests/dist/schemas'
const own = (name: string) => ({
  fileName: name,
  contents: readFileSync(`${folder}/${name}`, 'utf8'),
})

describe('XML', () => {
  it('the sitemap keeps to the schema of sitemaps.org, with Google’s pictures', async () => {
    const sitemap = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8')
    const { errors } = await validateXML({
      xml: { fileName: 'sitemap.xml', contents: read('/sitemap.xml') },
      schema: own('sitemapWithImages.xsd'),
      preload: [{ fileName: 'sitemap.xsd', contents: sitemap }, own('sitemapImage.xsd')],
    })
    expect(errors).toEqual([])
  })

  it.each(['rss', 'atom'] as const)('the %s feed keeps to its specification', async (kind) => {
    const { errors } = await validateXML({
      xml: { fileName: `${kind}.xml`, contents: read(feeds[kind].url) },
      schema: own(`${kind}.rng`),
      extension: 'relaxng',
    })
    expect(errors).toEqual([])
  })

  it('a feed that breaks its specification is found', async () => {
    for (const [kind, broken] of [
      ['rss', read(feeds.rss.url).replace('</link>', '</link><link>x</link>')],
      ['rss', read(feeds.rss.url).replace(/<pubDate>[^<]*/, '<pubDate>2026-01-01')],
      ['atom', read(feeds.atom.url).replace(/<updated>[^<]*<\/updated>/, '')],
      ['atom', read(feeds.atom.url).replace(/<published>[^<]*/, '<published>yesterday')],
    ] as const) {
      const { valid } = await validateXML({
        xml: { fileName: 'broken.xml', contents: broken },
        schema: own(`${kind}.rng`),
        extension: 'relaxng',
      })
      expect(valid).toBe(false)
    }
  })
})

it('the JSON Feed keeps to the schema of version 1.1', () => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats(ajv)
  const validate = ajv.compile(
    JSON.parse(readFileSync('node_modules/jsonfeed-schema/schema-v1.1.json', 'utf8')),
  )
  validate(JSON.parse(read(feeds.json.url)))
  expect(validate.errors ?? []).toEqual([])
})
