# Varnish 7 in front of two or more instances of the shop: /etc/varnish/kram.vcl.
#
#   varnishd -a :6081 -a purge=10.0.0.5:6082 -f /etc/varnish/kram.vcl -s malloc,1g
#
# Visitors reach the first listener, through something that ends TLS. The shop sends its purges to the second one, which only the
# instances may reach:
#
#   TRUSTED_PROXIES=2  EDGE_CACHE=varnish  EDGE_PURGE_URL=http://10.0.0.5:6082
#
# (TRUSTED_PROXIES: what ends TLS, and Varnish, which both add to X-Forwarded-For.)
vcl 4.1;

import directors;
import std;

probe ready {
  .url = "/health/ready";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 65s;
}

backend two {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 65s;
}

sub vcl_init {
  new kram = directors.round_robin();
  kram.add_backend(one);
  kram.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = kram.backend();

  # Behind a terminator of TLS all visitors have its address, so the listener tells who asks, not the address.
  if (req.method == "PURGE") {
    if (local.socket != "purge") {
      return (synth(405, "Method Not Allowed"));
    }
    if (req.http.kram-tags !~ "^[0-9a-f]+( [0-9a-f]+)*$") {
      return (synth(400, "Bad Request"));
    }
    if (std.ban("obj.http.Surrogate-Key ~ (^|[^0-9a-f])(" + regsuball(req.http.kram-tags, " ", "|") + ")($|[^0-9a-f])")) {
      return (synth(200, "Purged"));
    }
    return (synth(500, std.ban_error()));
  }

  if (req.url ~ "^/(metrics|health/(live|ready))$" || req.url ~ "^/api/revalidate") {
    return (synth(404, "Not Found"));
  }
  # An editor's draft: Next generates the cookie's value, any other would pass the cache by for nothing.
  if (req.url ~ "^/api/" || (req.url !~ "^/_next/" && req.http.Cookie ~ "(^|;\s*)__prerender_bypass=[0-9a-f]{32}(;|$)")) {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # Pages are the same for all visitors.
  unset req.http.Cookie;

  # What tells two forms of a page apart, as the shop does (storefront/server/page-request.ts).
  if (req.http.RSC != "1") {
    unset req.http.RSC;
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
  }
  if (req.http.Next-Router-Prefetch != "1") {
    unset req.http.Next-Router-Prefetch;
    unset req.http.Next-Router-Segment-Prefetch;
  }
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Url;
  # The value of the router's parameter changes nothing; that it is there matters.
  set req.url = regsub(req.url, "([?&])_rsc=[^&]*", "\1_rsc=1");
  if (req.url ~ "^/_next/image\?") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif";
    } else if (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  } else {
    unset req.http.Accept;
  }

  # While an instance is ready, a page that has expired is shown for ten seconds at most; what was purged is gone in either case.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # Another instance answers for one that is gone; see vcl_backend_error.
  set bereq.http.X-Request-Id = bereq.xid;
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.ttl > 0s && !beresp.http.Set-Cookie) {
    set beresp.grace = 1d;
    set beresp.keep = 1h;
  }
}

sub vcl_backend_error {
  # Calls are never repeated: an order would be placed twice.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  # For Varnish only.
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Proxy-Cache = "HIT";
  } else {
    set resp.http.X-Proxy-Cache = "MISS";
  }
}
