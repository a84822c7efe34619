/** `_nginx.conf`: what nginx needs to serve `dist/`, as an include for the operator's own `server` block. */
import { site } from '../../site'
import { notFoundPath } from '../../urls'
import { contentTypes } from './contentTypes'
import type { HeaderRule } from './headerRules'
import { nginxHeaders } from './nginxHeaders'
import { nginxRedirects } from './nginxRedirects'
import { quote } from './nginxText'
import type { RedirectRules } from './redirectRules'

const withoutCharset = (type: string) => type.replace(/; charset=utf-8$/, '')

/** What shrinks: texts, and formats that are made of them. */
const compressible =
  /^(text\/|application\/(json|xml|wasm|\w+\+(json|xml))$|image\/(svg\+xml|vnd)|font\/[ot]tf)/

/** @returns a directive with a list of types; `text/html` is always among them, and may not be named again */
const withTypes = (directive: string, types: Iterable<string>) =>
  `${directive} ${[...new Set(types)].filter((type) => type !== 'text/html').join(' ')};`

/** Types of paths, from the rules that name one. */
function typesOf(rules: readonly HeaderRule[]) {
  const byEnding = new Map(Object.entries(contentTypes))
  const byPath = new Map<string, string>()
  for (const { path, headers } of rules) {
    const type = headers['Content-Type']
    if (!type) continue
    const ending = /^\/\*\.(\w+)$/.exec(path)?.[1]
    if (ending) byEnding.set(ending, type)
    else if (!path.includes('*')) byPath.set(path, type)
    else
      throw new Error(
        `A Content-Type for ${path} cannot be said to nginx; a path or /*.ending is allowed`,
      )
  }
  return { byEnding, byPath }
}

function contentTypeLines(rules: readonly HeaderRule[]) {
  const { byEnding, byPath } = typesOf(rules)
  const all = [...byEnding.values(), ...byPath.values()]
  const inUtf8 = all.filter((type) => type !== withoutCharset(type)).map(withoutCharset)
  return [
    'types {',
    ...[...byEnding].map(([ending, type]) => `    ${withoutCharset(type)} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    withTypes('charset_types', inUtf8),
    ...[...byPath].map(
      ([path, type]) =>
        `location = ${quote(path)} { types { } default_type ${withoutCharset(type)}; }`,
    ),
    '',
    '# With the module for Brotli: brotli on; brotli_types, with the same list.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1000;',
    withTypes(
      'gzip_types',
      all.map(withoutCharset).filter((type) => compressible.test(type)),
    ),
  ]
}

/** The contact form shows such a text to the visitor as it is, and a page of nginx not. */
const textResponse = (location: string, status: number, text: string) => `location ${location} {
    types { }
    default_type text/plain;
    set $header_cache_control no-store;
    return ${status} ${quote(text)};
}`

/** @returns the text of the file */
export const nginxConf = (headers: readonly HeaderRule[], redirects: RedirectRules): string =>
  `# In a server block with listen, server_name and root (this folder). Reload nginx after each deploy, as the policy
# names the style sheets by their hashes: nginx -t && nginx -s reload
#     include /srv/site/dist/_nginx.conf;
# Where the contact function runs on this machine, below the include:
#     set $contact_function 127.0.0.1:8788;

server_tokens off;
absolute_redirect off;
autoindex off;
etag on;

${nginxHeaders(headers).join('\n')}

${contentTypeLines(headers).join('\n')}

# Files for the host, and hidden ones.
location ~ "^/_|/\\.(?!well-known/)" { return 404; }

error_page 403 404 ${notFoundPath}.html;
location = ${notFoundPath}.html { internal; }
location = ${notFoundPath} { return 404; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri $uri/index.html =404; }
# A folder with a page of its own; relative addresses in it need the slash.
if (-f $document_root$uri/index.html) { rewrite ^(.*[^/])$ $1/ redirect; }

${nginxRedirects(redirects).join('\n')}

location = /api { return 404; }
location = /api/articles { try_files /articles.json =404; }

set $contact_function "";
location /api/ {
    if ($contact_function = "") { return 503; }
    # Twice what the function takes, which says so itself.
    client_max_body_size 64k;
    error_page 413 @too_large;
    error_page 502 503 504 =503 @without_function;
    proxy_pass http://$contact_function;
    proxy_http_version 1.1;
    proxy_set_header X-Real-IP $remote_addr;
    # The function sends all headers itself: one of its own keeps out those of the server.
    add_header Server-Headers "";
}
${textResponse('@too_large', 413, 'This message is too large. Please shorten it.')}
${textResponse('@without_function', 503, `Messages cannot be sent here at the moment. Please write to ${site.email}.`)}
`
