/** What a visitor without script sees when a message is refused: the reasons, and the way back. */
import { site } from '../site'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

export const refusalPage = (reasons: string[]) => `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Your message was not sent | ${escapeHtml(site.name)}</title>
<main>
<h1>Your message was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: what you wrote is still there. Or <a href="/contact">start again</a>.</p>
</main>
</html>
`
