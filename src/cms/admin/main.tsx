/** Starts the editor: its own kinds of files and fields first, then Sveltia with the configuration that the page names. */
import CMS from '@sveltia/cms'
import { articleFormat } from '../articleFormat'
import { entriesFormat } from '../entriesFormat'
import { ArticleText } from './ArticleText'
import './admin.css'

const sources = entriesFormat('sources')

CMS.registerCustomFormat('article-frontmatter', 'md', articleFormat)
CMS.registerCustomFormat('sources', 'yaml', sources)
CMS.registerCustomFormat('glossary', 'yaml', entriesFormat('glossary'))
CMS.registerFieldType(
  'article-text',
  (props) => <ArticleText {...props} sources={sources.entries()} />,
  ({ value }) => (
    <div ref={(element) => (element ? CMS.renderRichText(element, value ?? '') : undefined)} />
  ),
)
CMS.init()
