import type { Break } from '../break.ts'

const PICTURES = 'storefront/server/picture-folder.ts'
const NEXT_CACHE = 'storefront/server/next-cache.ts'
const RENDER = 'storefront/server/render-page.ts'
const TAGS = 'storefront/server/edge/tag-headers.ts'
const EDGE = 'storefront/server/edge/create-edge.ts'
const PURGERS = 'storefront/server/edge/purgers.ts'
const QUEUE = 'storefront/server/edge/purge-queue.ts'
const REQUEST = 'storefront/server/edge/purge-request.ts'
const NGINX = 'deploy/nginx/kram.conf'
const VARNISH = 'deploy/varnish/kram.vcl'

export const BREAKS: readonly Break[] = [
  { clause: 'EDGE-01a', file: NEXT_CACHE, from: 'if (context?.kind === PICTURE) return getPicture(key)', to: '' },
  { clause: 'EDGE-01a', file: NEXT_CACHE, from: 'return pictures?.set(key, value as unknown as StoredPicture)', to: 'return' },
  { clause: 'EDGE-01a', file: PICTURES, from: 'lastModified: Date.now(), ', to: 'lastModified: 0, ' },
  { clause: 'EDGE-01b', file: PICTURES, from: '        this.#sweepIfDue()\n      })', to: '      })' },
  { clause: 'EDGE-01b', file: PICTURES, from: 'await file.utimes(now / 1000, now / 1000).catch(() => {})', to: 'void now' },
  { clause: 'EDGE-01b', file: PICTURES, from: '(one, other) => one.mtimeMs - other.mtimeMs', to: '(one, other) => other.mtimeMs - one.mtimeMs' },
  { clause: 'EDGE-01c', file: PICTURES, from: '      await writeFile(unfinished, bytes)\n      await rename(unfinished, path)', to: '      await writeFile(path, bytes)\n      void [rename, unfinished]' },
  { clause: 'EDGE-01c', file: PICTURES, from: 'return buffer.length === length ? ', to: 'return length > 0 ? ' },
  { clause: 'EDGE-01d', file: 'storefront/server/report-once.ts', from: 'if (!isFailing) ', to: '' },
  { clause: 'EDGE-01d', file: PICTURES, from: '      this.#report.failed(error)\n      await rm', to: '      throw error\n      await rm' },
  { clause: 'EDGE-02a', file: TAGS, from: "kind === 'cloudflare' ?", to: "kind === 'fastly' ?" },
  { clause: 'EDGE-02a', file: TAGS, from: "if (kind === 'none') return {}", to: '' },
  { clause: 'EDGE-02a', file: RENDER, from: 'finish(answer, tags)', to: 'finish(answer, [])' },
  { clause: 'EDGE-02b', file: TAGS, from: 'all.length <= fitting ?', to: 'all.length > 0 ?' },
  { clause: 'EDGE-02b', file: QUEUE, from: '[MANY_TAGS, ...part]', to: 'part' },
  { clause: 'EDGE-02c', file: RENDER, from: '...uncached(page)', to: '...page' },
  { clause: 'EDGE-02d', file: EDGE, from: " && page.headers['set-cookie'] === undefined", to: '' },
  { clause: 'EDGE-02d', file: EDGE, from: "/\\bs-maxage=/.test(String(page.headers['cache-control']))", to: 'page.status < 500' },
  { clause: 'EDGE-02d', file: 'storefront/server/stored-page.ts', from: '|^(?:x-accel-expires|surrogate-key|cache-tag)$', to: '' },
  { clause: 'EDGE-03a', file: PURGERS, from: "...(isSoft && { 'fastly-soft-purge': '1' })", to: "'fastly-soft-purge': '1'" },
  { clause: 'EDGE-03a', file: PURGERS, from: "'surrogate-key': tags.join(' ')", to: "'surrogate-key': tags.join(',')" },
  { clause: 'EDGE-03b', file: PURGERS, from: 'if (success !== true) throw', to: 'if (success === undefined) throw' },
  { clause: 'EDGE-03b', file: PURGERS, from: 'JSON.stringify({ tags })', to: 'JSON.stringify({ files: tags })' },
  { clause: 'EDGE-03c', file: PURGERS, from: 'Promise.all(urls.map(', to: 'Promise.all(urls.slice(0, 1).map(' },
  { clause: 'EDGE-03d', file: PURGERS, from: 'const NGINX_COPY = 2000', to: 'const NGINX_COPY = 1000' },
  { clause: 'EDGE-03e', file: QUEUE, from: 'this.#next ??= this.#last', to: 'this.#next = this.#last' },
  { clause: 'EDGE-03e', file: PURGERS, from: 'maxTags: 100,', to: 'maxTags: 30,' },
  { clause: 'EDGE-03f', file: 'storefront/server/revalidate.ts', from: 'reply(502, ', to: 'reply(200, ' },
  { clause: 'EDGE-03f', file: QUEUE, from: '        for (const tag of parts.slice(index).flat()) this.#pending.add(tag)\n', to: '' },
  { clause: 'EDGE-03f', file: REQUEST, from: '`status ${response.status}`', to: '`status ${response.status}: ${text}`' },
  { clause: 'EDGE-03f', file: REQUEST, from: "redirect: 'error'", to: "redirect: 'follow'" },
  { clause: 'EDGE-04a', file: NGINX, from: '  proxy_cache_revalidate on;\n', to: '' },
  { clause: 'EDGE-04a', file: NGINX, from: '  # An old page is better than none. Not `updating`: it would show a copy of any age, also one with an old price.\n  proxy_cache_use_stale error timeout http_502 http_503 http_504;', to: '' },
  { clause: 'EDGE-04a', file: NGINX, from: '  proxy_cache_use_stale error timeout http_502 http_503 http_504;\n  # Vary', to: '  proxy_cache_use_stale updating error timeout http_502 http_503 http_504;\n  proxy_cache_background_update on;\n  # Vary' },
  { clause: 'EDGE-04a', file: NGINX, from: '  proxy_cache_lock on;', to: '' },
  { clause: 'EDGE-04b', file: NGINX, from: 'proxy_cache_key "$kram_variant $kram_encoding $kram_page"', to: 'proxy_cache_key "$kram_encoding $kram_page"' },
  { clause: 'EDGE-04b', file: NGINX, from: 'proxy_cache_key "$kram_variant $kram_encoding $kram_page"', to: 'proxy_cache_key "$kram_variant $kram_page"' },
  { clause: 'EDGE-04b', file: NGINX, from: 'proxy_cache_key "$kram_variant $kram_encoding $kram_page"', to: 'proxy_cache_key "$kram_variant $kram_encoding $uri"' },
  { clause: 'EDGE-04b', file: NGINX, from: '"payload $kram_path";', to: '"$kram_path";' },
  { clause: 'EDGE-04b', file: NGINX, from: '  proxy_set_header RSC $kram_rsc;\n', to: '' },
  { clause: 'EDGE-04b', file: NGINX, from: 'proxy_cache_key "$kram_picture $request_uri"', to: 'proxy_cache_key "$request_uri"' },
  { clause: 'EDGE-04c', file: NGINX, from: '  "" "";\n}\n\nserver_tokens', to: '  "" "$http_cookie";\n}\n\nserver_tokens' },
  { clause: 'EDGE-04c', file: NGINX, from: '  proxy_cache_bypass $cookie___prerender_bypass;', to: '' },
  { clause: 'EDGE-04c', file: NGINX, from: '    set $kram_cookie $http_cookie;\n', to: '' },
  { clause: 'EDGE-04d', file: NGINX, from: 'proxy_next_upstream error timeout;', to: 'proxy_next_upstream error timeout non_idempotent;' },
  { clause: 'EDGE-04d', file: NGINX, from: 'proxy_next_upstream error timeout;', to: 'proxy_next_upstream off;' },
  { clause: 'EDGE-04e', file: NGINX, from: '    deny all;\n', to: '' },
  { clause: 'EDGE-04e', file: NGINX, from: 'location ~ ^/(?:metrics|health/(?:live|ready))$', to: 'location ~ ^/(?:metrics)$' },
  { clause: 'EDGE-04e', file: NGINX, from: '    client_max_body_size 128k;', to: '    client_max_body_size 128m;' },
  { clause: 'EDGE-04f', file: NGINX, from: '  ssl_reject_handshake on;', to: '  ssl_certificate /etc/letsencrypt/live/shop.example/fullchain.pem;\n  ssl_certificate_key /etc/letsencrypt/live/shop.example/privkey.pem;' },
  { clause: 'EDGE-04f', file: NGINX, from: '  return 444;', to: '  return 301 https://$host$request_uri;' },
  { clause: 'EDGE-04f', file: NGINX, from: 'gzip_types application/json ', to: 'gzip_types ' },
  { clause: 'EDGE-05a', file: VARNISH, from: 'regsuball(req.http.kram-tags, " ", "|")', to: 'req.http.kram-tags' },
  { clause: 'EDGE-05a', file: VARNISH, from: '"obj.http.Surrogate-Key ~ (^|[^0-9a-f])(" + regsuball(req.http.kram-tags, " ", "|") + ")($|[^0-9a-f])"', to: '"obj.http.Surrogate-Key ~ ."' },
  { clause: 'EDGE-05b', file: VARNISH, from: '  set req.url = regsub(req.url, "([?&])_rsc=[^&]*", "\\1_rsc=1");\n', to: '' },
  { clause: 'EDGE-05b', file: VARNISH, from: '  unset resp.http.Surrogate-Key;\n', to: '' },
  { clause: 'EDGE-05b', file: VARNISH, from: '  unset req.http.Next-Router-State-Tree;', to: '  set req.url = regsub(req.url, "[?&]_rsc=[^&]*", "");' },
  { clause: 'EDGE-05c', file: VARNISH, from: 'if (local.socket != "purge")', to: 'if (client.ip != "127.0.0.1")' },
  { clause: 'EDGE-05c', file: VARNISH, from: ' || req.url ~ "^/api/revalidate"', to: '' },
  { clause: 'EDGE-05c', file: VARNISH, from: 'if (req.http.kram-tags !~ "^[0-9a-f]+( [0-9a-f]+)*$")', to: 'if (!req.http.kram-tags)' },
  { clause: 'EDGE-05d', file: VARNISH, from: ' && (bereq.method == "GET" || bereq.method == "HEAD")', to: '' },
  { clause: 'EDGE-05d', file: VARNISH, from: '    return (retry);', to: '    return (deliver);' },
]
