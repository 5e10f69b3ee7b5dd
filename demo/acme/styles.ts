/** The fonts that the page loads, by the name of their address: not every machine has Thai ones. */
export const fonts = {
  thai: 'anuphan-thai-wght-normal.woff2',
  latin: 'anuphan-latin-wght-normal.woff2',
} as const

/** ACME's own look; the page is an outside vendor's, shown in a frame. */
export const styles = `
@font-face{font-family:Anuphan;font-display:swap;font-weight:100 700;src:url(/acme/fonts/thai) format("woff2");unicode-range:U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Anuphan;font-display:swap;font-weight:100 700;src:url(/acme/fonts/latin) format("woff2");unicode-range:U+0000-00FF,U+2000-206F,U+20AC,U+2122}
:root{color-scheme:dark;--ink:hsl(40 60% 94%);--soft:hsl(220 20% 72%);--ground:hsl(224 44% 12%);--panel:hsl(224 38% 18%);--line:hsl(224 30% 32%);--go:hsl(158 64% 42%);--hit:hsl(44 92% 60%)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:500 16px/1.6 Anuphan,"Noto Sans Thai",system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:16px;display:grid;gap:14px}
header{display:flex;align-items:center;gap:12px}
header div{flex:1;min-width:0}
h1{font-size:18px;line-height:1.4;margin:0}
small{color:var(--soft);display:block;font-size:13px}
img{width:64px;height:64px;border-radius:12px;object-fit:cover;background:var(--panel)}
button{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:12px;min-height:48px;padding:8px 12px;cursor:pointer}
button:focus-visible{outline:3px solid var(--hit);outline-offset:2px}
button[aria-pressed=true]{border-color:var(--hit);box-shadow:inset 0 0 0 2px var(--hit)}
button[disabled]{opacity:.55;cursor:default}
.row{display:flex;gap:8px;flex-wrap:wrap}
.row>button{flex:1 0 64px}
.fields{display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(84px,1fr))}
.fields>button{min-height:72px;font-size:24px;font-weight:700}
.fields>button.drawn{background:var(--hit);color:var(--ground)}
.money{background:var(--panel);border-radius:12px;padding:10px 14px;display:flex;justify-content:space-between}
.money b{font-variant-numeric:tabular-nums}
#go{background:var(--go);border-color:transparent;font-size:18px;font-weight:700;color:var(--ground)}
#say{min-height:28px;margin:0;text-align:center;font-weight:600}
#say.hit{color:var(--hit)}
h2{font-size:14px;margin:0;color:var(--soft);font-weight:600}
@media (min-width:640px) and (max-height:480px){main{max-width:none;padding:8px 16px;gap:6px 16px;grid-template-columns:1fr 1fr;grid-auto-flow:dense;align-items:start}main>*{grid-column:2}main>header,main>.money,main>h2:first-of-type,main>.fields{grid-column:1}img{width:44px;height:44px}.fields>button{min-height:52px}}
`
