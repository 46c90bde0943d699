/** Below /media: the shop's font. A shop without it has the next one of the list. */
export const FONT_FILES = { latin: 'page/font/latin.woff2', extended: 'page/font/latin-ext.woff2' } as const

const face = (file: string, range: string): string => `@font-face{font-family:"Shop font";src:url("/media/${file}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range}}`

const FACES = [
  face(FONT_FILES.latin, 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212'),
  face(FONT_FILES.extended, 'U+0100-0130,U+0132-0151,U+0154-02BA'),
].join('\n')

/** The only style of the pages; their policy allows it by its hash. Like the shop, they have no dark scheme. */
export const STYLE = `${FACES}
:root{color-scheme:light;font:17px/1.5 "Shop font",Arial,Roboto,system-ui,sans-serif;color:#16211D;background:#F1F1EC}
*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,6vh,4rem) 1rem}
main{max-width:29rem;margin:0 auto;background:#fff;border-radius:4px;box-shadow:0 1px 2px #16211d1a,0 12px 40px #16211d14;overflow:hidden}
main>*{margin:0;padding:1.5rem clamp(1.25rem,6vw,2rem)}
header{padding:0}
header a{display:block;padding:1rem clamp(1.25rem,6vw,2rem);background:#173A32;color:#fff;font-size:1.5rem;font-weight:700;text-decoration:none}
header img{display:block}
header h1{padding:1.25rem clamp(1.25rem,6vw,2rem);border-bottom:1px solid #DEDED6}
h1{margin:0;font-size:1.25rem;letter-spacing:-.01em}
h2{margin:0;font-size:1rem}
p{margin:0}
dl{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding-bottom:0}
dt{color:#56605B;font-size:.9375rem}
dd{margin:0;font-size:clamp(1.375rem,6vw,1.75rem);font-weight:700;letter-spacing:-.02em;white-space:nowrap}
form{display:grid;gap:1.25rem}
form>h2{display:flex;align-items:center;gap:.75rem;font-size:1.125rem}
form>h2 svg{height:1.75rem;width:auto}
form>h2+p{margin-top:-.75rem;color:#56605B;font-size:.9375rem}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem 1rem}
.field{display:grid;gap:.375rem;align-content:start}
.field:first-child{grid-column:1/-1}
label{font-size:.875rem;font-weight:600}
input{width:100%;height:3.25rem;padding:0 .9rem;font:inherit;font-variant-numeric:tabular-nums;border:1px solid #7A837E;border-radius:2px;background:#fff;color:inherit}
input::placeholder{color:#8A928D}
input[aria-invalid]{border:2px solid #B3261E}
.code input{height:4.25rem;font-size:1.875rem;font-weight:600;letter-spacing:.18em;text-align:center}
.error{display:flex;gap:.4rem;color:#B3261E;font-size:.875rem}
.alert{padding:.75rem 1rem;border-left:4px solid #B3261E;background:#FBECEA;font-size:.9375rem;font-weight:600}
button{width:100%;min-height:3.25rem;font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:2px;background:#173A32;color:#fff;cursor:pointer}
button:hover{background:#0F2A24}
.others{display:grid;gap:.25rem;justify-items:center}
.others button,.others a{width:auto;min-height:2.75rem;display:inline-grid;place-items:center;padding:0 .75rem;border:0;background:none;color:#173A32;font-size:.9375rem;font-weight:500;text-decoration:underline;text-underline-offset:4px}
aside{background:#F6F6F2;border-top:1px solid #DEDED6;font-size:.875rem;color:#3F4A45}
aside ul{margin:.5rem 0;padding:0;list-style:none;display:grid;gap:.375rem}
aside li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
code{font:600 .9375rem ui-monospace,monospace;color:#16211D;user-select:all}
:focus-visible{outline:3px solid #2F6B5E;outline-offset:2px}
a{color:#173A32}
@media (max-width:480px){:root{background:#fff}body{padding:0}main{box-shadow:none;border-radius:0}}`
