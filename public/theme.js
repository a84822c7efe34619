/**
 * A service worker, for visitors who have chosen light or dark: it writes the choice into each document before
 * that is painted, which no other script can do without holding up everybody's first paint.
 * Its own address names the choice: `/theme.js?dark`.
 */
const theme = location.search === '?dark' ? 'dark' : 'light'

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(withTheme(event.request))
})

async function withTheme(request) {
  const response = await fetch(request)
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  return new Response(html.replace('<html', `<html data-theme="${theme}"`), response)
}
